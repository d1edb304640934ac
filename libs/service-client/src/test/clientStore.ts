import { type FakeServices, fakeTransport } from '@shop/builders';
import { createShopStore, type ShopStoreOptions } from '../createShopStore';
import type { ServiceEnvironment, ServiceRequest } from '../environment';

/** A store with the client only, over fake services. `calls` are those made so far. */
export function clientStore(services: FakeServices, environment?: Partial<ServiceEnvironment>) {
  const calls: ServiceRequest[] = [];
  // The slices belong to libs above this one.
  const reducers = {} as ShopStoreOptions['reducers'];
  const transport = fakeTransport(services, calls);
  return { store: createShopStore({ environment: { transport, ...environment }, reducers }), calls };
}
