/** ms until a hover panel closes after the pointer has left (specification, section 9). */
export const HOVER_DELAY_MS = 200;
