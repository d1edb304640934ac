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
import { BrowserHistory, historyEntry, type HistoryMethod } from './BrowserHistory';
import { NavigationProgress } from './NavigationProgress';
import type { PageLocation } from './PageLocation';

type Load = (url: URL, signal: AbortSignal) => Promise<PageData>;
type Show = (next: PageLocation, previous: PageLocation) => void;
type Target = Omit<PageLocation, 'page'>;

/** Status of a page whose services do not answer. */
const UNAVAILABLE = 503;

interface PageNavigatorOptions {
  initial: PageLocation;
  load: Load;
  linkIntent?: LinkIntentHandlers;
  /** Called when a page could not be loaded, with a function that tries again. The current page stays. */
  onFailed?: (retry: () => void) => void;
  /** Called with every page that could. */
  onLoaded?: () => void;
}

/**
 * Navigates between pages: the next page is loaded first, then address and page change together. Where it cannot be
 * loaded, neither changes. A navigation overtakes the previous one. A part of the same page needs no loading.
 */
export class PageNavigator implements Navigator {
  current: PageLocation;
  readonly linkIntent: LinkIntentHandlers | undefined;
  readonly #load: Load;
  readonly #onFailed: (retry: () => void) => void;
  readonly #onLoaded: () => void;
  readonly #progress = new NavigationProgress();
  readonly #history = new BrowserHistory();
  #show: Show = () => undefined;
  /** What the visitor sees: not `current` while that is being rendered. */
  #rendered: PageLocation;
  /** Of the current navigation. */
  #loading: AbortController | null = null;

  readonly getState = this.#progress.getState;
  readonly subscribe = this.#progress.subscribe;
  readonly openLayer = this.#history.openLayer;
  readonly canGoBack = this.#history.canGoBack;

  constructor({
    initial,
    load,
    linkIntent,
    onFailed = () => undefined,
    onLoaded = () => undefined,
  }: PageNavigatorOptions) {
    this.current = initial;
    this.#rendered = initial;
    this.#load = load;
    this.linkIntent = linkIntent;
    this.#onFailed = onFailed;
    this.#onLoaded = onLoaded;
  }

  /** Calls `show` with every next location, until the returned function is called. */
  listen(show: Show): () => void {
    this.#show = show;
    this.#history.start();
    window.addEventListener('popstate', this.#handlePop);
    window.addEventListener('pageshow', this.#handlePageShow);
    return () => {
      window.removeEventListener('popstate', this.#handlePop);
      window.removeEventListener('pageshow', this.#handlePageShow);
    };
  }

  /** To be called when a location given to `show` has been rendered. */
  handleShown(rendered: PageLocation): void {
    this.#rendered = rendered;
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
    if (this.#history.handlePop(this.current.location)) return;
    const { pathname, search, hash } = window.location;
    const { key = 'default', index } = historyEntry();
    // Entries that the browser made, as for a link to a part of the page, have no index.
    if (index !== undefined && key === this.#rendered.location.key && this.current !== this.#rendered) {
      return this.#keepRendered(index);
    }
    void this.#go({ location: { pathname, search, hash, key }, isTraversal: true, preventScrollReset: false }, null);
  };

  // The page is restored from the back/forward cache: the navigation that left it is over.
  readonly #handlePageShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    this.#cancel();
    this.#progress.end();
  };

  /** The visitor has gone back before the next page was rendered: nothing changes for them. */
  #keepRendered(index: number): void {
    this.#cancel();
    this.#history.index = index;
    this.current = this.#rendered;
    this.#show(this.current, this.current);
    this.#progress.end();
  }

  #cancel(): void {
    this.#loading?.abort();
    this.#loading = null;
  }

  async #go(target: Target, method: HistoryMethod | null): Promise<void> {
    this.#cancel();
    const { location } = target;
    let { page } = this.current;
    const loading = (this.#loading = new AbortController());
    if (!this.#isSamePage(target)) {
      this.#progress.start();
      const loaded = await this.#loadPage(location, loading.signal);
      if (loading.signal.aborted) return;
      if (loaded instanceof PageMoved) return this.#follow(loaded, method ?? 'replaceState');
      if (!loaded || loaded.status === UNAVAILABLE) return this.#stay(target, method);
      this.#onLoaded();
      page = loaded;
    }
    if (this.#history.returned) {
      await this.#history.returned;
      if (loading.signal.aborted) return;
    }
    this.#loading = null;
    // Also before writing: the way back may have changed the entry already, with its page overtaken.
    this.#history.index = historyEntry().index ?? this.#history.index;
    if (method) this.#history.write(method, location);
    const previous = this.current;
    this.current = { ...target, page };
    this.#show(this.current, previous);
  }

  /** Ends a navigation whose page could not be loaded. After back or forward, returns to the entry of the current page. */
  #stay(target: Target, method: HistoryMethod | null): void {
    this.#loading = null;
    this.#progress.end();
    if (method) return this.#onFailed(() => void this.#go(target, method));
    const { index } = historyEntry();
    if (index === undefined) {
      // An entry that the browser made, as for a link to a part of the page.
      this.#history.write('pushState', this.current.location);
      return this.#onFailed(() => void this.#go(target, 'pushState'));
    }
    const delta = index - this.#history.index;
    if (delta !== 0) this.#history.return(-delta);
    return this.#onFailed(() => (delta === 0 ? void this.#go(target, 'replaceState') : window.history.go(delta)));
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
