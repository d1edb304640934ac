import { ServerCache } from '@shop/server-cache';
import { isForEveryone, type RenderedPage } from './renderedPage.ts';

const FRESH_MS = 10_000;
const STALE_MS = 60 * 60_000;
const MAX_BYTES = 64 * 1024 * 1024;
/** Longer queries are no page anybody shares; they would only push others out. */
const MAX_SEARCH_LENGTH = 200;

export interface PageAddress {
  path: string;
  search: string;
  /** Shown on a host that search engines may list, which the page says. */
  indexable: boolean;
}

/** Whole pages of visitors without a session, which are the same for all of them. */
export class PageCache {
  readonly #cache: ServerCache<RenderedPage>;

  constructor(now?: () => number) {
    this.#cache = new ServerCache<RenderedPage>({
      freshFor: FRESH_MS,
      staleFor: STALE_MS,
      maxBytes: MAX_BYTES,
      bytesOf: (page) => page.bytes,
      keep: isForEveryone,
      isSame: (stored, renewed) => stored.etag === renewed.etag && stored.status === renewed.status,
      ...(now && { now }),
    });
  }

  /** The page at an address, rendered where memory has none. A failed renewal leaves the older page standing. */
  get({ path, search, indexable }: PageAddress, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    if (search.length > MAX_SEARCH_LENGTH) return render();
    return this.#cache.get(`${indexable ? 'listed' : 'hidden'} ${path}${search}`, render);
  }

  invalidate() {
    this.#cache.invalidate();
  }
}
