import { forgetPromotions } from './promotionsOfPage';
import type { ShopEvent } from './shopEvent';

/** An event with page and time. */
export interface TrackedEvent {
  event: ShopEvent;
  /** Unix milliseconds. */
  at: number;
  /** Address of the page. */
  url: string;
}

export type Receiver = (tracked: TrackedEvent) => void;

/** Limit of the queue while there is no consumer; the oldest events are dropped first. */
export const MAX_WAITING = 100;

const waiting: TrackedEvent[] = [];
let receiver: Receiver | null = null;

/**
 * Queues an analytics event. For handlers and effects in the browser. Never throws and sends nothing by itself: the
 * event waits in memory until the visitor has chosen, then goes to the brand's sinks or is dropped. `url` is the page
 * it belongs to if that may have changed since.
 */
export function trackEvent(event: ShopEvent, url = location.href) {
  if (event.name === 'page_view') forgetPromotions();
  const tracked = { event, at: Date.now(), url };
  if (receiver) receiver(tracked);
  else if (waiting.push(tracked) > MAX_WAITING) waiting.shift();
}

/** Hands queued and future events to `next`; with null, events wait again. */
export function receiveEvents(next: Receiver | null) {
  receiver = next;
  if (next) waiting.splice(0).forEach(next);
}
