import { useDispatch, useSelector, useStore } from 'react-redux';
import type { ShopDispatch, ShopState, ShopStore } from './createShopStore';

/** Dispatches actions, thunks and endpoints. */
export const useShopDispatch = useDispatch.withTypes<ShopDispatch>();

/** A part of the store's state; renders again when it changes. */
export const useShopSelector = useSelector.withTypes<ShopState>();

/** The store itself, for code outside of render that fetches with it. */
export const useShopStore = useStore.withTypes<ShopStore>();
