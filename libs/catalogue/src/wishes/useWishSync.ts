import { useShopDispatch } from '@shop/service-client';
import { useSession } from '@shop/session';
import { useEffect } from 'react';
import { syncWishes } from './syncWishes';

/** Brings what this browser knows of wishes in line with who visits: merged at a sign-in, gone after signing out. */
export function useWishSync(): void {
  const dispatch = useShopDispatch();
  const { status, identity } = useSession();
  const customerId = identity?.id ?? null;
  useEffect(() => {
    if (status !== 'unknown') void syncWishes(dispatch, customerId);
  }, [dispatch, status, customerId]);
}
