import {
  addressOf,
  type LinkIntentHandlers,
  type Location,
  type NavigateOptions,
  type Navigator,
  resolveLocation,
} from '@shop/router';
import type { PageData } from '../page/pageData';
import { PageMoved } from '../page/PageMoved';
import { NavigationProgress } from './NavigationProgress';
import type { PageLocation } from './PageLocation';

type Load = (url: URL, signal: AbortSignal) => Promise<PageData>;
type Show = (next: PageLocation, previous: PageLocation) => void;
type Target = Omit<PageLocation, 'page'>;
type HistoryMethod = 'pushState' | 'replaceState';

/** State stored with a history entry. */
interface HistoryEntry {
  key?: string;
}

/**
 * Navigates between pages: the next page is loaded first, then address and page change together. A navigation overtakes
 * the previous one. A part of the same page needs no loading.
 */
export class PageNavigator implements Navigator {
  current: PageLocation;
  readonly linkIntent: LinkIntentHandlers | undefined;
  readonly #load: Load;
  readonly #progress = new NavigationProgress();
  #show: Show = () => undefined;
  /** Of the current navigation. */
  #loading: AbortController | null = null;

  readonly getState = this.#progress.getState;
  readonly subscribe = this.#progress.subscribe;

  constructor(initial: PageLocation, load: Load, linkIntent?: LinkIntentHandlers) {
    this.current = initial;
    this.#load = load;
    this.linkIntent = linkIntent;
  }

  /** Calls `show` with every next location, until the returned function is called. */
  listen(show: Show): () => void {
    this.#show = show;
    window.addEventListener('popstate', this.#handlePop);
    window.addEventListener('pageshow', this.#handlePageShow);
    return () => {
      window.removeEventListener('popstate', this.#handlePop);
      window.removeEventListener('pageshow', this.#handlePageShow);
    };
  }

  /** To be called when the location given to `show` has been rendered. */
  handleShown(): void {
    if (!this.#loading) this.#progress.end();
  }

  go(delta: number): void {
    window.history.go(delta);
  }

  navigate(to: string, { replace = false, preventScrollReset = false }: NavigateOptions = {}): void {
    const location = resolveLocation(to, this.current.location);
    const isSameAddress = addressOf(location) === addressOf(this.current.location);
    const method = replace || isSameAddress ? 'replaceState' : 'pushState';
    void this.#go({ location, isTraversal: false, preventScrollReset }, method);
  }

  // The browser has changed the address already.
  readonly #handlePop = (): void => {
    const { pathname, search, hash } = window.location;
    const { key = 'default' } = (window.history.state ?? {}) as HistoryEntry;
    void this.#go({ location: { pathname, search, hash, key }, isTraversal: true, preventScrollReset: false }, null);
  };

  // The page is restored from the back/forward cache: the navigation that left it is over.
  readonly #handlePageShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    this.#cancel();
    this.#progress.end();
  };

  #cancel(): void {
    this.#loading?.abort();
    this.#loading = null;
  }

  async #go(target: Target, method: HistoryMethod | null): Promise<void> {
    this.#cancel();
    const { location } = target;
    let { page } = this.current;
    if (!this.#isSamePage(target)) {
      const loading = (this.#loading = new AbortController());
      this.#progress.start();
      const loaded = await this.#loadPage(location, loading.signal);
      if (loading.signal.aborted) return;
      if (loaded instanceof PageMoved) return this.#follow(loaded, method ?? 'replaceState');
      this.#loading = null;
      page = loaded;
    }
    const entry: HistoryEntry = { key: location.key };
    if (method) window.history[method](entry, '', addressOf(location));
    const previous = this.current;
    this.current = { ...target, page };
    this.#show(this.current, previous);
  }

  /** Navigating to the current address reloads the page. */
  #isSamePage({ location: { pathname, search, hash }, isTraversal }: Target): boolean {
    const { location } = this.current;
    const isSamePage = location.pathname === pathname && location.search === search;
    return isSamePage && (isTraversal || location.hash !== hash);
  }

  async #loadPage(location: Location, signal: AbortSignal): Promise<PageData | PageMoved | null> {
    try {
      return await this.#load(new URL(addressOf(location), window.location.origin), signal);
    } catch (thrown) {
      if (thrown instanceof PageMoved) return thrown;
      // eslint-disable-next-line no-console -- the visitor is shown that it failed; this is for developers
      if (!signal.aborted) console.error(thrown);
      return null;
    }
  }

  #follow({ to }: PageMoved, method: HistoryMethod): void {
    this.navigate(to, { replace: method === 'replaceState' });
  }
}
