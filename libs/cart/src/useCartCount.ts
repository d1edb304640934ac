import { CART_COOKIE } from '@shop/contracts/constants';
import { useLocale } from '@shop/intl';
import { useShopDispatch } from '@shop/service-client';
import { useSession } from '@shop/session';
import { preloadable } from '@shop/preloadable';
import { useEffect, useSyncExternalStore } from 'react';
import { rememberedCart, subscribeToOtherTabs, subscribeToRememberedCart } from './rememberedCart';

const refreshing = preloadable(() => import('./refreshCart'));
const unknownOnServer = () => undefined;

/**
 * The header's number of pieces; null on the server and until mount. The stored count comes first, then that of the
 * services. Where nothing indicates a cart, neither the services nor the code that calls them are requested. Follows
 * changes in other tabs.
 */
export function useCartCount(): number | null {
  const locale = useLocale();
  const dispatch = useShopDispatch();
  const { status } = useSession();
  const remembered = useSyncExternalStore(subscribeToRememberedCart, rememberedCart, unknownOnServer);
  const isSignedIn = status === 'authenticated';
  const wanted = Boolean(remembered) || isSignedIn;

  useEffect(() => {
    const refresh = async (force: boolean) => {
      const { refreshCart } = await refreshing.load();
      await refreshCart(dispatch, locale, force);
    };
    if (wanted || document.cookie.includes(CART_COOKIE)) void refresh(false);
    return subscribeToOtherTabs(() => void refresh(true));
  }, [wanted, isSignedIn, dispatch, locale]);

  return remembered === undefined ? null : (remembered?.quantity ?? 0);
}
