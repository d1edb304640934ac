/** Milliseconds after which a navigation is shown as loading; quicker ones need no indicator. */
export const SHOW_AFTER_MS = 150;

/** Milliseconds after which it is also announced to assistive technology. */
export const ANNOUNCE_AFTER_MS = 1_500;

/** Milliseconds a link is hovered or focused before its page is prefetched: longer than passing over it takes. */
export const PREFETCH_DWELL_MS = 80;

/** Maximum number of pages prefetched at the same time. */
export const MAX_PREFETCHES = 2;
