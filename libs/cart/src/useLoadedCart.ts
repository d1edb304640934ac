import { useLocale } from '@shop/intl';
import { useNotify } from '@shop/notices';
import { useGetCartQuery } from '@shop/service-client/cart';
import { useSession } from '@shop/session';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { cartNotice } from './cartNotices';
import { rememberCart, rememberedCart, subscribeToRememberedCart } from './rememberedCart';
import { tellOfMerge } from './tellOfMerge';

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
    tellOfMerge(data.cart, notify);
  }, [skip, data, notify]);

  // A reply that was under way while the cart was changed, here or in another tab. Each version is asked for once.
  const newest = remembered && remembered.id === data?.cart?.id ? remembered.version : 0;
  const isStale = !skip && newest > (data?.cart?.version ?? 0);
  const asked = useRef(0);
  useEffect(() => {
    if (!isStale || isFetching || asked.current >= newest) return;
    asked.current = newest;
    void refetch();
  }, [isStale, isFetching, newest, refetch]);

  return {
    cart: (!skip && data?.cart) || null,
    isKnown: skip || Boolean(data),
    isError,
    isFetching,
    refetch,
    remembered,
  };
}
