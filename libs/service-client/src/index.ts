export { browserTransport } from './browserTransport';
export { createShopStore } from './createShopStore';
export type { ShopDispatch, ShopState, ShopStore, ShopStoreOptions } from './createShopStore';
export type { ServiceEnvironment, ServiceError, ServiceRequest, ServiceResponse, Transport } from './environment';
export { skipToken } from '@reduxjs/toolkit/query';
export {
  cacheKeyOf,
  type QueryEndpoint,
  queryRequest,
  type QueryRequest,
  replyIn,
  type ReplyTo,
  useRequest,
} from './queryRequest';
export { isMissingReplies, lateKeysOf, sendLate } from './sendLate';
export { shopApi } from './shopApi';
export { useShopDispatch, useShopSelector, useShopStore } from './shopHooks';
export { sendRequests, useSendRequests } from './sendRequests';
