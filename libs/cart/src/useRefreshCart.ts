import { useLocale } from '@shop/intl';
import { preloadable } from '@shop/preloadable';
import { useShopDispatch } from '@shop/service-client';
import { useCallback } from 'react';

const refreshing = preloadable(() => import('./refreshCart'));

/** Fetches the cart anew, where something else than its own changes has changed it, such as an order. */
export function useRefreshCart(): () => Promise<void> {
  const locale = useLocale();
  const dispatch = useShopDispatch();
  return useCallback(async () => {
    const { refreshCart } = await refreshing.load();
    await refreshCart(dispatch, locale, true);
  }, [dispatch, locale]);
}
