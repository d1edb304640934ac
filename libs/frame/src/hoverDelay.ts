/** ms until what the pointer has opened closes after it has left (specification, section 9). */
export const HOVER_DELAY_MS = 200;
