import { type ReactNode, useEffect } from 'react';
import { ALIVE_EVENT } from '../aliveEvent';

/**
 * Says once that the page reacts: by a performance mark, and by an event to the script that started it. It stands around
 * the page: beside it, where the server has nothing, every id that `useId` makes would differ from the server's.
 */
export function AliveMark({ children }: { children: ReactNode }) {
  useEffect(() => {
    performance.mark(ALIVE_EVENT);
    window.dispatchEvent(new Event(ALIVE_EVENT));
  }, []);
  return children;
}
