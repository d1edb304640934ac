import type { Cart } from '@shop/contracts';
import { useLocale } from '@shop/intl';
import { useShopDispatch } from '@shop/service-client';
import { useMemo } from 'react';
import { cartActions } from './cartActions';
import { shownQuantity } from './shownQuantity';
import { useLoadedCart } from './useLoadedCart';

export type { CartResult } from './cartActions';
export type CartStatus = 'loading' | 'ready' | 'failed';

export interface UseCartOptions {
  /** The page is about the cart: load it even where nothing says that there is one. */
  required?: boolean;
}

/** The visitor's cart, its lines sorted by sku, and what can be done to it. */
export function useCart({ required = false }: UseCartOptions = {}) {
  const locale = useLocale();
  const dispatch = useShopDispatch();
  const loaded = useLoadedCart({ required });
  const cart = useMemo(() => sorted(loaded.cart), [loaded.cart]);
  const actions = useMemo(() => cartActions(dispatch, locale), [dispatch, locale]);
  const status: CartStatus = loaded.isKnown ? 'ready' : loaded.isError && !loaded.isFetching ? 'failed' : 'loading';
  return { cart, quantity: shownQuantity(cart), status, reload: loaded.refetch, ...actions };
}

function sorted(cart: Cart | null): Cart | null {
  return cart && { ...cart, items: cart.items.toSorted((a, b) => (a.sku < b.sku ? -1 : a.sku > b.sku ? 1 : 0)) };
}
