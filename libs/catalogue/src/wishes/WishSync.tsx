import { useShopStore } from '@shop/service-client';
import { useSession } from '@shop/session';
import { useEffect } from 'react';
import { wakeHearts } from '../wish-button/hearts';
import { keptWishes } from './keptWishes';
import { syncWishes } from './syncWishes';

/**
 * Keeps what this browser knows of a customer's wishes from the sign-in on, and forgets it when they sign out. It shows
 * nothing. Where something is known of them already, the hearts ask for what is new.
 */
export function WishSync() {
  const { dispatch, getState } = useShopStore();
  const customerId = useSession().identity?.id ?? null;

  useEffect(() => {
    if (customerId && keptWishes().owner !== customerId) void syncWishes(dispatch, customerId).then(wakeHearts);
  }, [dispatch, customerId]);

  useEffect(
    () => () => {
      if (getState().session.status === 'anonymous') void syncWishes(dispatch, null);
    },
    [dispatch, getState],
  );
  return null;
}
