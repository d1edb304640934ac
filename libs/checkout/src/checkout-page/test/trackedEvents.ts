import type { ShopEvent } from '@shop/analytics';
import { receiveEvents } from '@shop/analytics/delivery';

/** Events tracked from now on. */
export function trackedEvents(): ShopEvent[] {
  const events: ShopEvent[] = [];
  // Those that wait are of other tests.
  receiveEvents(() => undefined);
  receiveEvents(({ event }) => events.push(event));
  return events;
}
