/** Milliseconds after which a navigation under way is shown; a quicker one needs no sign. */
export const SHOW_AFTER_MS = 150;

/** Milliseconds after which it is announced to assistive technology as well. */
export const ANNOUNCE_AFTER_MS = 1_500;

/** Milliseconds a pointer or the focus rests on a link before its page is loaded ahead: longer than passing over it takes. */
export const PREFETCH_DWELL_MS = 80;

/** Pages loaded ahead at the same time. */
export const MAX_PREFETCHES = 2;
