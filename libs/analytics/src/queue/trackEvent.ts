import type { ShopEvent } from './shopEvent';

/** An event with where and when it happened. */
export interface TrackedEvent {
  event: ShopEvent;
  /** Unix milliseconds. */
  at: number;
  /** Address of the page. */
  url: string;
}

export type Receiver = (tracked: TrackedEvent) => void;

/** Events kept while nobody may have them; the oldest go first. */
export const MAX_WAITING = 100;

const waiting: TrackedEvent[] = [];
let receiver: Receiver | null = null;

/**
 * Tells analytics what happened. For the browser, in handlers and effects. Never fails and sends nothing by itself: the
 * event waits in memory until the visitor has chosen, then goes to the brand's sinks or nowhere. `url` is the page it
 * happened on, where that may not be this one any more.
 */
export function trackEvent(event: ShopEvent, url = location.href) {
  const tracked = { event, at: Date.now(), url };
  if (receiver) receiver(tracked);
  else if (waiting.push(tracked) > MAX_WAITING) waiting.shift();
}

/** Gives `next` what waits and all that follows; with null events wait again. */
export function receiveEvents(next: Receiver | null) {
  receiver = next;
  if (next) waiting.splice(0).forEach(next);
}
