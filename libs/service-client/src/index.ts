export { browserTransport } from './browserTransport';
export { call, type Reply } from './call';
export { createShopStore, type ShopDispatch, type ShopStore, type ShopStoreOptions } from './createShopStore';
export type { ServiceEnvironment, ServiceError, ServiceRequest, ServiceResponse, Transport } from './environment';
export { skipToken } from '@reduxjs/toolkit/query';
export { named } from './named';
export { shopApi } from './shopApi';
export { useShopStore } from './useShopStore';
export { withLists } from './withLists';
