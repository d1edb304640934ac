import type { ShopEvent } from '../queue/shopEvent';
import { receiveEvents } from '../queue/trackEvent';

/** Events tracked from now on, queued ones included. */
export function trackedEvents(): ShopEvent[] {
  const events: ShopEvent[] = [];
  receiveEvents(({ event }) => events.push(event));
  return events;
}

/** Clears the queue. */
export function forgetEvents() {
  receiveEvents(() => {});
  receiveEvents(null);
}
