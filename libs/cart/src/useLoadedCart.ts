import { useLocale } from '@shop/intl';
import { useNotify } from '@shop/notices';
import { useGetCartQuery } from '@shop/service-client/cart';
import { useSession } from '@shop/session';
import { useEffect, useSyncExternalStore } from 'react';
import { cartNotice } from './cartNotices';
import { rememberCart, rememberedCart, subscribeToRememberedCart } from './rememberedCart';

const unknownOnServer = () => undefined;

/**
 * The cart from the services, and the stored copy (`undefined` until mount). Without `required`, the cart is requested
 * only for a stored cart or a signed-in visitor.
 */
export function useLoadedCart({ required }: { required: boolean }) {
  const locale = useLocale();
  const notify = useNotify();
  const { status: sessionStatus } = useSession();
  const remembered = useSyncExternalStore(subscribeToRememberedCart, rememberedCart, unknownOnServer);
  const skip = !required && !remembered && sessionStatus !== 'authenticated';
  const { data, isError, isFetching, refetch } = useGetCartQuery({ locale }, { skip });

  useEffect(() => {
    if (skip || !data) return;
    if (data.error?.cartError === 'invalid') notify(cartNotice('unknown'));
    rememberCart(data.cart);
  }, [skip, data, notify]);

  return {
    cart: (!skip && data?.cart) || null,
    isKnown: skip || Boolean(data),
    isError,
    isFetching,
    refetch,
    remembered,
  };
}
