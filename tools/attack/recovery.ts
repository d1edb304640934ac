/** After this a shop must work again, whatever of it was killed. */
export const MAX_RECOVERY_MS = 3_000;

/** The longest of some times; 0 without any. */
export const slowest = (times: readonly number[]): number => Math.max(0, ...times);
