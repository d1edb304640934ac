import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import type { ServiceEnvironment } from './environment';
import { shopApi } from './shopApi';
import type { ShopSlices } from './shopSlices';

export interface ShopStoreOptions {
  environment: ServiceEnvironment;
  /** State another store had, as JSON carries it. */
  preloadedState?: Partial<ShopState> | undefined;
  /** The slices beside the answers of the services. */
  reducers: { [Name in keyof ShopSlices]: Reducer<ShopSlices[Name]> };
}

/** A store for one request on the server, for the life of the page in the browser. */
export function createShopStore({ environment, preloadedState, reducers }: ShopStoreOptions) {
  return configureStore({
    reducer: combineReducers({ ...reducers, [shopApi.reducerPath]: shopApi.reducer }),
    preloadedState,
    // The checks walk the whole state after every action, which answers of this size do not allow.
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: environment }, serializableCheck: false, immutableCheck: false }).concat(
        shopApi.middleware,
      ),
    devTools: process.env.NODE_ENV !== 'production',
  });
}

export type ShopState = ShopSlices & Record<typeof shopApi.reducerPath, ReturnType<typeof shopApi.reducer>>;
export type ShopStore = ReturnType<typeof createShopStore>;

/** What `useShopDispatch` gives, thunks and endpoints included. */
export type ShopDispatch = ShopStore['dispatch'];
