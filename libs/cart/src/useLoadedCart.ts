import { useLocale } from '@shop/intl';
import { useNotify } from '@shop/notices';
import { useGetCartQuery } from '@shop/service-client/cart';
import { useSession } from '@shop/session';
import { useEffect, useSyncExternalStore } from 'react';
import { cartNotice } from './cartNotices';
import { rememberCart, rememberedCart, subscribeToRememberedCart } from './rememberedCart';

const unknownOnServer = () => undefined;

/**
 * The cart as the services have it, and what this browser remembers of it (`undefined` until mount). Nobody asks for a
 * cart that nothing speaks for: without `required`, only a remembered cart or a signed-in visitor is a reason to.
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
