import type { ShopEvent } from '../queue/shopEvent';
import { receiveEvents } from '../queue/trackEvent';

/** Events tracked from here on, those that waited included. */
export function trackedEvents(): ShopEvent[] {
  const events: ShopEvent[] = [];
  receiveEvents(({ event }) => events.push(event));
  return events;
}

/** Forgets what waits. */
export function forgetEvents() {
  receiveEvents(() => {});
  receiveEvents(null);
}
