import { useDispatch, useSelector, useStore } from 'react-redux';
import type { ShopDispatch, ShopState, ShopStore } from './createShopStore';

const isServer = typeof document === 'undefined';

/** Dispatches actions, thunks and endpoints. */
export const useShopDispatch = useDispatch.withTypes<ShopDispatch>();

/** The store itself, for handlers and effects. */
export const useShopStore = useStore.withTypes<ShopStore>();

type UseShopSelector = <Selected>(
  select: (state: ShopState) => Selected,
  isSame?: (one: Selected, other: Selected) => boolean,
) => Selected;

/** Selects from the store's state. That of a server is the same while a page is rendered: it needs no subscription. */
export const useShopSelector: UseShopSelector = isServer
  ? (select) => select(useShopStore().getState())
  : useSelector.withTypes<ShopState>();
