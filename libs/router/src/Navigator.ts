import type { FocusEventHandler, PointerEventHandler } from 'react';

export interface NavigateOptions {
  /** Replaces the current history entry. Always the case for the current address. */
  replace?: boolean | undefined;
  /** Keep the scroll position. */
  preventScrollReset?: boolean | undefined;
}

/** `loading`: long enough to be shown. `slow`: long enough to be announced to assistive technology. */
export type NavigationState = 'idle' | 'loading' | 'slow';

/** Event handlers of a link that is likely to be followed soon. */
export interface LinkIntentHandlers {
  onPointerEnter: PointerEventHandler<HTMLAnchorElement>;
  onPointerLeave: PointerEventHandler<HTMLAnchorElement>;
  onPointerDown: PointerEventHandler<HTMLAnchorElement>;
  onFocus: FocusEventHandler<HTMLAnchorElement>;
  onBlur: FocusEventHandler<HTMLAnchorElement>;
}

/** Performs navigations for the components below a `Router`. Constant for the router's life. */
export interface Navigator {
  /** Navigates to an address of the shop. */
  navigate(to: string, options?: NavigateOptions): void;
  /** Goes `delta` entries forward in the history, or back. */
  go(delta: number): void;
  /** Whether the entry before this one is a page of the shop. Optional: without it, none is. */
  canGoBack?(): boolean;
  getState(): NavigationState;
  /** Calls `listener` whenever the state changes; returns a function that stops it. */
  subscribe(listener: () => void): () => void;
  /**
   * Something opens above the page, which the way back closes by `close` instead of leaving the page. Returns a function
   * to be called when it is closed by other means. Optional: without it, the way back leaves the page.
   */
  openLayer?(close: () => void): () => void;
  /** Optional: without it, links are not prefetched. */
  linkIntent?: LinkIntentHandlers | undefined;
}
