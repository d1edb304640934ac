import { addressOf, type Location } from '@shop/router';

export type HistoryMethod = 'pushState' | 'replaceState';

/** State stored with a history entry. */
interface HistoryEntry {
  key?: string;
  /** Its position among the entries of this document. */
  index?: number;
  /** How many layers are open above the page. */
  layers?: number;
}

/** Something open above the page, such as a drawer. */
interface Layer {
  close: () => void;
}

export const historyEntry = () => (window.history.state ?? {}) as HistoryEntry;

/**
 * The entries of the browser's history: one for each page, and above it one for each layer that is open, so that the way
 * back closes the layer and nothing else.
 */
export class BrowserHistory {
  /** Of the current entry. */
  index = 0;
  /** Resolves when a return has ended; null if none is under way. */
  returned: Promise<void> | null = null;
  #endReturn: () => void = () => undefined;
  /** Of the current entry. */
  #depth = 0;
  #layers: readonly Layer[] = [];

  /** Notes the position that the document was loaded at. */
  start(): void {
    const entry = historyEntry();
    this.index = entry.index ?? 0;
    this.#depth = entry.layers ?? 0;
    window.history.replaceState({ ...entry, index: this.index }, '');
  }

  /** Whether the entry before was made by this document, or by the one of the shop that has led to it in this tab. */
  readonly canGoBack = (): boolean =>
    this.index > 0 || (history.length > 1 && document.referrer.startsWith(`${location.origin}/`));

  /** Writes the entry of a page: in place of a layer's, since that closes with its page. */
  write(method: HistoryMethod, location: Location): void {
    const isAdded = method === 'pushState' && this.#depth === 0;
    if (isAdded) this.index++;
    this.#depth = 0;
    const entry: HistoryEntry = { key: location.key, index: this.index };
    window.history[isAdded ? 'pushState' : 'replaceState'](entry, '', addressOf(location));
  }

  /** Goes to another entry without showing it as a page. */
  return(delta: number): void {
    this.returned = new Promise((resolve) => (this.#endReturn = resolve));
    window.history.go(delta);
  }

  /** To be called on popstate. Whether nothing is to be shown: a return has ended, or a layer has been closed. */
  handlePop(shown: Location): boolean {
    const { index = this.index, layers: depth = 0 } = historyEntry();
    const isBelow = depth < this.#depth;
    this.#depth = depth;
    if (this.returned) {
      this.index = index;
      this.returned = null;
      this.#endReturn();
      this.#reconcile();
      return true;
    }
    if (!isBelow || !isSamePage(shown)) return false;
    this.index = index;
    const closed = this.#layers.slice(depth);
    this.#layers = this.#layers.slice(0, depth);
    for (const { close } of closed.toReversed()) close();
    // The layer was open when the document was left or reloaded, and is no longer.
    if (closed.length === 0) window.history.back();
    return true;
  }

  /** Adds a layer, which the way back closes by `close`. Returns a function that takes it away. */
  readonly openLayer = (close: () => void): (() => void) => {
    const layer = { close };
    this.#layers = [...this.#layers, layer];
    this.#reconcileSoon();
    return () => {
      this.#layers = this.#layers.filter((other) => other !== layer);
      this.#reconcileSoon();
    };
  };

  /** One layer often opens as another closes: both share an entry then. */
  #reconcileSoon(): void {
    queueMicrotask(() => this.#reconcile());
  }

  #reconcile(): void {
    if (this.returned) return;
    const surplus = this.#depth - this.#layers.length;
    if (surplus > 0) return this.return(-surplus);
    while (this.#depth < this.#layers.length) {
      const entry: HistoryEntry = { ...historyEntry(), index: ++this.index, layers: ++this.#depth };
      window.history.pushState(entry, '');
    }
  }
}

function isSamePage({ pathname, search }: Location): boolean {
  return window.location.pathname === pathname && window.location.search === search;
}
