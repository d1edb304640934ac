import type { NewCartItem } from '@shop/contracts';
import { useLocale } from '@shop/intl';
import { useShopDispatch } from '@shop/service-client';
import { preloadable } from '@shop/preloadable';
import { useCallback } from 'react';
import type { CartResult } from './cartActions';

const actions = preloadable(() => import('./cartPageActions'));

/** Adds several articles to the cart, all or none. The code for it is loaded with the first ones. */
export function useAddItems(): (items: NewCartItem[]) => Promise<CartResult> {
  const locale = useLocale();
  const dispatch = useShopDispatch();
  return useCallback(
    async (items) => {
      const { cartPageActions } = await actions.load();
      return cartPageActions(dispatch, locale).addItems(items);
    },
    [dispatch, locale],
  );
}
