import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { notifyOf } from './notifyOf';

/** Gives `notify({ id, domain, type, titleId, … })`. */
export function useNotify() {
  const dispatch = useDispatch();
  return useMemo(() => notifyOf(dispatch), [dispatch]);
}
