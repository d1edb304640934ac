import type { Cart } from '@shop/contracts';
import { useLocale } from '@shop/intl';
import { useShopDispatch } from '@shop/service-client';
import { useMemo } from 'react';
import { cartActions } from './cartActions';
import { cartPageActions } from './cartPageActions';
import { shownQuantity } from './shownQuantity';
import { useLoadedCart } from './useLoadedCart';

export type { CartResult } from './cartActions';
export type CartStatus = 'loading' | 'ready' | 'failed';

export interface UseCartOptions {
  /** Load the cart even if nothing indicates that there is one. */
  required?: boolean;
}

/** The visitor's cart, its lines sorted by SKU, and the ways to change it. */
export function useCart({ required = false }: UseCartOptions = {}) {
  const locale = useLocale();
  const dispatch = useShopDispatch();
  const loaded = useLoadedCart({ required });
  const cart = useMemo(() => sorted(loaded.cart), [loaded.cart]);
  const actions = useMemo(
    () => ({ ...cartActions(dispatch, locale), ...cartPageActions(dispatch, locale) }),
    [dispatch, locale],
  );
  const status: CartStatus = loaded.isKnown ? 'ready' : loaded.isError && !loaded.isFetching ? 'failed' : 'loading';
  return { cart, quantity: shownQuantity(cart), status, reload: loaded.refetch, ...actions };
}

function sorted(cart: Cart | null): Cart | null {
  return cart && { ...cart, items: cart.items.toSorted((a, b) => (a.sku < b.sku ? -1 : a.sku > b.sku ? 1 : 0)) };
}
