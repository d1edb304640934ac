import { type FakeServices, fakeTransport } from '@shop/builders';
import { createShopStore, type ShopStoreOptions } from '../createShopStore';
import type { ServiceRequest } from '../environment';

/** A store with the client only, over fake services. `calls` are those made so far. */
export function clientStore(services: FakeServices) {
  const calls: ServiceRequest[] = [];
  // The slices belong to libs above this one.
  const reducers = {} as ShopStoreOptions['reducers'];
  return { store: createShopStore({ environment: { transport: fakeTransport(services, calls) }, reducers }), calls };
}
