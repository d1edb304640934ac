import { useDispatch, useSelector, useStore } from 'react-redux';
import type { ShopDispatch, ShopState, ShopStore } from './createShopStore';

/** Dispatches actions, thunks and endpoints. */
export const useShopDispatch = useDispatch.withTypes<ShopDispatch>();

/** Selects from the store's state. */
export const useShopSelector = useSelector.withTypes<ShopState>();

/** The store itself, for handlers and effects. */
export const useShopStore = useStore.withTypes<ShopStore>();
