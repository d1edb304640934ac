import { createPath, type Location, type NavigateOptions, type Navigator, parsePath, type To } from 'react-router';
import type { PageData } from '../page/pageData';
import { PageMoved } from '../page/PageMoved';
import type { Place } from './Place';

type Load = (url: URL, signal: AbortSignal) => Promise<PageData>;
type How = Pick<Place, 'isTraversal' | 'stays'>;
type Write = 'pushState' | 'replaceState';

/** What the browser keeps with an entry of its history. */
interface Entry {
  key?: string;
  usr?: unknown;
}

/**
 * Leads from page to page: what the next one needs is loaded first, then address and page change together. Who goes
 * elsewhere meanwhile is not fetched back. A part of the same page needs no loading.
 */
export class PageNavigator implements Navigator {
  place: Place;
  readonly #load: Load;
  #show: (place: Place) => void = () => undefined;
  #going: AbortController | null = null;

  constructor(first: Place, load: Load) {
    this.place = first;
    this.#load = load;
  }

  /** Shows every next place by `show`, until the answer is called. */
  listen(show: (place: Place) => void): () => void {
    this.#show = show;
    window.addEventListener('popstate', this.#handlePop);
    return () => window.removeEventListener('popstate', this.#handlePop);
  }

  // The router calls these by themselves.
  readonly createHref = (to: To): string => (typeof to === 'string' ? to : createPath(to));

  readonly go = (delta: number): void => window.history.go(delta);

  readonly push = (to: To, state?: unknown, options?: NavigateOptions): void => {
    void this.#navigate(to, 'pushState', state, options);
  };

  readonly replace = (to: To, state?: unknown, options?: NavigateOptions): void => {
    void this.#navigate(to, 'replaceState', state, options);
  };

  #navigate(to: To, write: Write, state: unknown = null, options: NavigateOptions = {}): Promise<void> {
    const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
    const key = Math.random().toString(36).slice(2);
    const location = { pathname: pathname || this.place.location.pathname, search, hash, state, key };
    const how = { isTraversal: false, stays: options.preventScrollReset === true };
    return this.#go(location, how, write);
  }

  // The browser has changed the address already.
  readonly #handlePop = (): void => {
    const { pathname, search, hash } = window.location;
    const { usr = null, key = 'default' } = (window.history.state ?? {}) as Entry;
    void this.#go({ pathname, search, hash, state: usr, key }, { isTraversal: true, stays: false }, null);
  };

  async #go(location: Location, how: How, write: Write | null): Promise<void> {
    this.#going?.abort();
    const going = (this.#going = new AbortController());
    let { page } = this.place;
    if (!this.#isPart(location, how)) {
      const loaded = await this.#loadPage(location, going.signal);
      if (going.signal.aborted) return;
      if (loaded instanceof PageMoved) return this.#follow(loaded, write ?? 'replaceState');
      page = loaded;
    }
    const entry: Entry = { key: location.key, usr: location.state };
    if (write) window.history[write](entry, '', createPath(location));
    this.place = { location, page, ...how };
    this.#show(this.place);
  }

  /** The very same address is asked for by someone who wants it tried again. */
  #isPart({ pathname, search, hash }: Location, { isTraversal }: How): boolean {
    const now = this.place.location;
    const isSamePage = now.pathname === pathname && now.search === search;
    return isSamePage && (isTraversal || now.hash !== hash);
  }

  async #loadPage(location: Location, signal: AbortSignal): Promise<PageData | PageMoved | null> {
    try {
      return await this.#load(new URL(createPath(location), window.location.origin), signal);
    } catch (thrown) {
      if (thrown instanceof PageMoved) return thrown;
      // eslint-disable-next-line no-console -- the visitor is shown that it failed; this is for whoever looks into it
      if (!signal.aborted) console.error(thrown);
      return null;
    }
  }

  #follow({ to }: PageMoved, write: Write): Promise<void> | undefined {
    const target = new URL(to, window.location.origin);
    if (target.origin === window.location.origin) return this.#navigate(createPath(target), write);
    window.location.assign(target);
    return undefined;
  }
}
