import { ServerCache } from '@shop/server-cache';
import type { Audience } from './audience.ts';
import { PageRefusal } from './PageRefusal.ts';
import { isCacheable, type RenderedPage } from './RenderedPage.ts';

const FRESH_MS = 10_000;
const STALE_MS = 60 * 60_000;
const MAX_BYTES = 64 * 1024 * 1024;
/** Longer queries are no page anybody shares; they would only push others out. */
const MAX_SEARCH_LENGTH = 200;
/** Size of the entry that marks a page as one that has something of each visitor. */
const PERSONAL_MARKER_BYTES = 100;
/** How often a visitor may come upon the rendering of somebody who is refused. */
const MAX_ATTEMPTS = 3;

type Render = (signal: AbortSignal) => Promise<RenderedPage | null>;

export interface PageAddress {
  path: string;
  search: string;
  /** Shown on a host that search engines may list, which the page says. */
  indexable: boolean;
  audience: Exclude<Audience, 'individual'>;
}

/** Whole pages that are the same for all who are signed in, or for all others. */
export class PageCache {
  readonly #cache: ServerCache<RenderedPage | null>;

  constructor(now?: () => number) {
    this.#cache = new ServerCache<RenderedPage | null>({
      freshFor: FRESH_MS,
      staleFor: STALE_MS,
      maxBytes: MAX_BYTES,
      bytesOf: (page) => page?.bytes ?? PERSONAL_MARKER_BYTES,
      keep: (page) => !page || isCacheable(page),
      isSame: (stored, renewed) =>
        stored?.etag === renewed?.etag &&
        stored?.status === renewed?.status &&
        // A redirect has no content.
        stored?.headers['location'] === renewed?.headers['location'],
      ...(now && { now }),
    });
  }

  /**
   * The page at an address, rendered where memory has none; null where it has something of each visitor. A failed renewal
   * leaves the older page standing. `leaving` aborts when the visitor goes; the rendering, when nobody waits for it any more.
   */
  async get(address: PageAddress, render: Render, leaving: AbortSignal): Promise<RenderedPage | null> {
    const { path, search, indexable, audience } = address;
    if (search.length > MAX_SEARCH_LENGTH) return render(leaving);
    const key = `${audience} ${indexable ? 'listed' : 'hidden'} ${path}${search}`;
    for (let attempt = 1; ; attempt += 1) {
      let isOwn = false;
      const ownRender: Render = (signal) => {
        isOwn = true;
        return render(signal);
      };
      try {
        return await this.#cache.get(key, ownRender, undefined, leaving);
      } catch (error) {
        // What another one was refused, this visitor may have.
        if (isOwn || attempt === MAX_ATTEMPTS || !(error instanceof PageRefusal)) throw error;
      }
    }
  }

  invalidate() {
    this.#cache.invalidate();
  }
}
