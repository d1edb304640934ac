import { useShopDispatch } from '@shop/service-client';
import { useMemo } from 'react';
import { notifyOf } from './notifyOf';

/** Returns `notify({ id, domain, type, titleId, … })`. */
export function useNotify() {
  const dispatch = useShopDispatch();
  return useMemo(() => notifyOf(dispatch), [dispatch]);
}
