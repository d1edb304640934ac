import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { HYDRATED_EVENT } from '../hydratedEvent';

/**
 * Says once that the page reacts: by a performance mark, and by an event to the script that started it. It stands around
 * the page: beside it, where the server has nothing, every id that `useId` makes would differ from the server's.
 */
export function HydrationMark({ children, onHydrated }: { children: ReactNode; onHydrated: () => void }) {
  const handleHydrated = useEffectEvent(onHydrated);
  useEffect(() => {
    handleHydrated();
    performance.mark(HYDRATED_EVENT);
    window.dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);
  return children;
}
