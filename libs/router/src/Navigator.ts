import type { FocusEventHandler, PointerEventHandler } from 'react';

export interface NavigateOptions {
  /** Takes the place of the present entry of the history. The same address always does. */
  replace?: boolean | undefined;
  /** The next page stays where this one is scrolled to. */
  preventScrollReset?: boolean | undefined;
}

/** `loading`: long enough to show it. `slow`: long enough to announce it to assistive technology. */
export type NavigationState = 'idle' | 'loading' | 'slow';

/** Event handlers by which a link says that it may be followed soon. */
export interface LinkIntentHandlers {
  onPointerEnter: PointerEventHandler<HTMLAnchorElement>;
  onPointerLeave: PointerEventHandler<HTMLAnchorElement>;
  onPointerDown: PointerEventHandler<HTMLAnchorElement>;
  onFocus: FocusEventHandler<HTMLAnchorElement>;
  onBlur: FocusEventHandler<HTMLAnchorElement>;
}

/** Carries out navigations for the components below a `Router`. It is the same one for the router's whole life. */
export interface Navigator {
  /** Leads to an address of the shop. */
  navigate(to: string, options?: NavigateOptions): void;
  /** Leads `delta` entries forward in the history, or back. */
  go(delta: number): void;
  getState(): NavigationState;
  /** Calls `listener` whenever the state changes, until the result is called. */
  subscribe(listener: () => void): () => void;
  /** Without it, links are not prefetched. */
  linkIntent?: LinkIntentHandlers | undefined;
}
