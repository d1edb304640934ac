import { messagesReducer } from '@shop/messages';
import { createShopStore, type ServiceEnvironment, type ServiceRequest } from '@shop/service-client';
import { sessionReducer } from '@shop/session';
import { type FakeServices, fakeTransport } from './fakeTransport';

export interface TestStoreOptions {
  /** State of slices, by their names. */
  state?: object;
  services?: FakeServices;
  environment?: Partial<ServiceEnvironment>;
}

/** A store as the storefront makes it, over fake services. `calls` are those made so far. */
export function testStore({ state, services = {}, environment }: TestStoreOptions = {}) {
  const calls: ServiceRequest[] = [];
  const store = createShopStore({
    environment: { transport: fakeTransport(services, calls), ...environment },
    preloadedState: state,
    reducers: { session: sessionReducer, messages: messagesReducer },
  });
  return { store, calls };
}
