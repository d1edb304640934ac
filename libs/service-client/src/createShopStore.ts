import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import type { ServiceEnvironment } from './environment';
import { shopApi } from './shopApi';
import type { ShopSlices } from './shopSlices';

export interface ShopStoreOptions {
  environment: ServiceEnvironment;
  /** Serialised state of another store. */
  preloadedState?: Partial<ShopState> | undefined;
  /** The slices beside the RTK Query cache. */
  reducers: { [Name in keyof ShopSlices]: Reducer<ShopSlices[Name]> };
}

/** A store for one request on the server, or for the life of the page in the browser. */
export function createShopStore({ environment, preloadedState, reducers }: ShopStoreOptions) {
  return configureStore({
    reducer: combineReducers({ ...reducers, [shopApi.reducerPath]: shopApi.reducer }),
    preloadedState,
    // Redux Toolkit's checks walk the whole state after every action, which is too slow for replies of this size.
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: environment }, serializableCheck: false, immutableCheck: false }).concat(
        shopApi.middleware,
      ),
    devTools: process.env.NODE_ENV !== 'production',
  });
}

export type ShopState = ShopSlices & Record<typeof shopApi.reducerPath, ReturnType<typeof shopApi.reducer>>;
export type ShopStore = ReturnType<typeof createShopStore>;

/** Type of `useShopDispatch`, thunks and endpoints included. */
export type ShopDispatch = ShopStore['dispatch'];
