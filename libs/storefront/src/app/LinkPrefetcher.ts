import type { LinkIntentHandlers } from '@shop/router';
import { MAX_PREFETCHES, PREFETCH_DWELL_MS } from './navigationTimings';

type Prefetch = (url: URL, signal: AbortSignal) => Promise<unknown>;

/** What some browsers tell of the visitor's line. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Loads the page of a link ahead when somebody is likely to follow it: a mouse rests on it, the keyboard has come to it, or
 * it is being pressed. Who moves on cancels that. Few pages at a time, and none on a line that is slow or dear.
 */
export class LinkPrefetcher implements LinkIntentHandlers {
  readonly #prefetch: Prefetch;
  readonly #running = new Map<string, AbortController>();
  #dwell: ReturnType<typeof setTimeout> | undefined;

  constructor(prefetch: Prefetch) {
    this.#prefetch = prefetch;
  }

  readonly onPointerEnter: LinkIntentHandlers['onPointerEnter'] = ({ pointerType, currentTarget }) => {
    if (pointerType === 'mouse') this.#startSoon(currentTarget.href);
  };

  readonly onPointerLeave: LinkIntentHandlers['onPointerLeave'] = ({ currentTarget }) =>
    this.#cancel(currentTarget.href);

  readonly onPointerDown: LinkIntentHandlers['onPointerDown'] = ({ button, currentTarget }) => {
    if (button === 0) this.#start(currentTarget.href);
  };

  // A mouse that presses a link focuses it too, and has been noticed already.
  readonly onFocus: LinkIntentHandlers['onFocus'] = ({ currentTarget }) => {
    if (currentTarget.matches(':focus-visible')) this.#startSoon(currentTarget.href);
  };

  readonly onBlur: LinkIntentHandlers['onBlur'] = ({ currentTarget }) => this.#cancel(currentTarget.href);

  #startSoon(href: string): void {
    clearTimeout(this.#dwell);
    this.#dwell = setTimeout(() => this.#start(href), PREFETCH_DWELL_MS);
  }

  #cancel(href: string): void {
    clearTimeout(this.#dwell);
    this.#running.get(href)?.abort();
  }

  #start(href: string): void {
    clearTimeout(this.#dwell);
    const url = new URL(href);
    const isHere = url.pathname === location.pathname && url.search === location.search;
    if (isHere || this.#running.has(href) || this.#running.size >= MAX_PREFETCHES || isLineSpared()) return;
    const running = new AbortController();
    this.#running.set(href, running);
    const end = () => void this.#running.delete(href);
    // Who follows the link after all is told by the navigation itself why the page cannot be loaded.
    this.#prefetch(url, running.signal).then(end, end);
  }
}

/** The visitor's line is slow, or they asked for little data. */
function isLineSpared(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
