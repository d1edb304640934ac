import { useEffect, useState } from 'react';

const TICK_MS = 250;

/** The present, in ms since 1970; it goes on while `isTicking`. */
export function useNow(isTicking: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isTicking) return undefined;
    const interval = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(interval);
  }, [isTicking]);
  return now;
}
