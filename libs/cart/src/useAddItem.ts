import type { NewCartItem } from '@shop/contracts';
import { useLocale } from '@shop/intl';
import { preloadable } from '@shop/preloadable';
import { useShopDispatch } from '@shop/service-client';
import { useCallback } from 'react';
import type { CartResult } from './cartActions';

const actions = preloadable(() => import('./cartActions'));

/**
 * Adds an article to the cart, as a child of the line `parent` where given. The code for it is loaded with the first
 * article.
 */
export function useAddItem(): (item: NewCartItem, parent?: string) => Promise<CartResult> {
  const locale = useLocale();
  const dispatch = useShopDispatch();
  return useCallback(
    async (item, parent) => {
      const { cartActions } = await actions.load();
      return cartActions(dispatch, locale).addItem(item, parent);
    },
    [dispatch, locale],
  );
}
