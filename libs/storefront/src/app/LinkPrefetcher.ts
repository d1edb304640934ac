import type { LinkIntentHandlers } from '@shop/router';
import { MAX_PREFETCHES, PREFETCH_DWELL_MS } from './navigationTimings';

type Prefetch = (url: URL, signal: AbortSignal) => Promise<unknown>;

/** The Network Information API, where supported. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Prefetches the page of a link that is likely to be followed: hovered, focused, or being pressed. Leaving the link
 * aborts that. A limited number of pages at a time, and none on a slow or metered connection.
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

  // A mouse press also focuses the link, and has been handled already.
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
    // Errors are ignored: if the link is followed, the navigation reports them.
    this.#prefetch(url, running.signal).then(end, end);
  }
}

/** The connection is slow, or the visitor asked to save data. */
function isLineSpared(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
