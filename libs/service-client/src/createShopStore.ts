import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import type { ServiceEnvironment } from './environment';
import { shopApi } from './shopApi';

export interface ShopStoreOptions {
  environment: ServiceEnvironment;
  /** State another store of the same shape had, as JSON carries it. */
  preloadedState?: unknown;
  /** Slices beside the answers of the services, by the name each slice's selectors expect. */
  reducers?: Record<string, Reducer>;
}

/** A store for one request on the server, for the life of the page in the browser. */
export function createShopStore({ environment, preloadedState, reducers }: ShopStoreOptions) {
  return configureStore({
    reducer: combineReducers({ ...(reducers as Record<never, Reducer>), [shopApi.reducerPath]: shopApi.reducer }),
    preloadedState: preloadedState as never,
    // The checks walk the whole state after every action, which answers of this size do not allow.
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: environment }, serializableCheck: false, immutableCheck: false }).concat(
        shopApi.middleware,
      ),
    devTools: false,
  });
}

export type ShopStore = ReturnType<typeof createShopStore>;

/** What `useDispatch` gives, thunks and endpoints included. */
export type ShopDispatch = ShopStore['dispatch'];
