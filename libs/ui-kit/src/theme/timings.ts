/** ms until a panel closes after the pointer has left, and until a hovered tooltip opens (specification, section 9). */
export const HOVER_DELAY_MS = 200;
/** ms after which a scroll by code counts as done (specification, section 9). In a background tab it would never end. */
export const SCROLL_TIMEOUT_MS = 1_000;
