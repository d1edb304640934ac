import { ServerCache } from '@shop/server-cache';
import type { Audience } from './audience.ts';
import { PageRefusal } from './PageRefusal.ts';
import { isForEveryone, type RenderedPage } from './renderedPage.ts';

const FRESH_MS = 10_000;
const STALE_MS = 60 * 60_000;
const MAX_BYTES = 64 * 1024 * 1024;
/** Longer queries are no page anybody shares; they would only push others out. */
const MAX_SEARCH_LENGTH = 200;
/** Of the note that a page is another one for each. */
const NOTE_BYTES = 100;
/** How often a visitor may come upon the rendering of somebody who is refused. */
const MAX_ATTEMPTS = 3;

type Render<Page> = (signal: AbortSignal) => Promise<Page>;

export interface PageAddress {
  path: string;
  search: string;
  /** Shown on a host that search engines may list, which the page says. */
  indexable: boolean;
  audience: Exclude<Audience, 'visitor'>;
}

/** Whole pages that are the same for all who are signed in, or for all others. */
export class PageCache {
  readonly #cache: ServerCache<RenderedPage | null>;

  constructor(now?: () => number) {
    this.#cache = new ServerCache<RenderedPage | null>({
      freshFor: FRESH_MS,
      staleFor: STALE_MS,
      maxBytes: MAX_BYTES,
      bytesOf: (page) => page?.bytes ?? NOTE_BYTES,
      keep: (page) => !page || isForEveryone(page),
      isSame: (stored, renewed) => stored?.etag === renewed?.etag && stored?.status === renewed?.status,
      ...(now && { now }),
    });
  }

  /**
   * The page at an address, rendered where memory has none; null where it is another one for each. A failed renewal leaves the older page standing. `leaving`
   * aborts when the visitor goes; the rendering, when nobody waits for it any more.
   */
  async get<Page extends RenderedPage | null>(
    address: PageAddress,
    render: Render<Page>,
    leaving: AbortSignal,
  ): Promise<Page> {
    const { path, search, indexable, audience } = address;
    if (search.length > MAX_SEARCH_LENGTH) return render(leaving);
    const key = `${audience} ${indexable ? 'listed' : 'hidden'} ${path}${search}`;
    for (let attempt = 1; ; attempt += 1) {
      let isOwn = false;
      const ownRender: Render<Page> = (signal) => {
        isOwn = true;
        return render(signal);
      };
      try {
        return (await this.#cache.get(key, ownRender, undefined, leaving)) as Page;
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
