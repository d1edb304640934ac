import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onHide` after `ms` milliseconds, pauses excluded; never for 0. */
export function useHideAfter(ms: number, isPaused: boolean, onHide: () => void) {
  const remaining = useRef(ms);
  const hide = useEffectEvent(onHide);

  useEffect(() => {
    if (!ms || isPaused) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(() => hide(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - startedAt;
    };
  }, [ms, isPaused]);
}
