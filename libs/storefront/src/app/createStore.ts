import { createShopStore, type ServiceEnvironment, type ShopState } from '@shop/service-client';
import { noticesReducer } from '@shop/notices';
import { sessionReducer } from '@shop/session';

/** Of the slices of the platform. */
export const sliceReducers = { session: sessionReducer, notices: noticesReducer };

/** The storefront's store: the RTK Query cache and the slices of the platform. */
export function createStore(environment: ServiceEnvironment, preloadedState?: Partial<ShopState>) {
  return createShopStore({ environment, preloadedState, reducers: sliceReducers });
}
