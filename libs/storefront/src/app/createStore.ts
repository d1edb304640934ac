import { createShopStore, type ServiceEnvironment } from '@shop/service-client';
import { messagesReducer } from '@shop/messages';
import { sessionReducer } from '@shop/session';

/** The storefront's store: the answers of the services and the slices of the platform. */
export function createStore(environment: ServiceEnvironment, preloadedState?: unknown) {
  return createShopStore({
    environment,
    preloadedState,
    reducers: { session: sessionReducer, messages: messagesReducer },
  });
}
