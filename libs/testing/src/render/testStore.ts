import { type FakeServices, fakeTransport } from '@shop/builders';
import { noticesReducer } from '@shop/notices';
import { createShopStore, type ServiceEnvironment, type ServiceRequest, type ShopState } from '@shop/service-client';
import { sessionReducer } from '@shop/session';

export interface TestStoreOptions {
  /** State of slices by name. */
  state?: Partial<ShopState>;
  services?: FakeServices;
  environment?: Partial<ServiceEnvironment>;
}

/** A store like the storefront's, over fake services. `calls` are those made so far. */
export function testStore({ state, services = {}, environment }: TestStoreOptions = {}) {
  const calls: ServiceRequest[] = [];
  const store = createShopStore({
    environment: { transport: fakeTransport(services, calls), ...environment },
    preloadedState: state,
    reducers: { session: sessionReducer, notices: noticesReducer },
  });
  return { store, calls };
}
