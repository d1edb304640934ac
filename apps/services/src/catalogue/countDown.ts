import type { CountDown } from '@shop/contracts';

/** ms since 1970 */
export interface StoredCountDown {
  startDate: number;
  endDate: number;
}

/**
 * The countdown of an item. `shouldBeDisplayed` is true until its end: the start is evaluated in the browser, since replies are
 * cached.
 */
export function toCountDown(stored: StoredCountDown | null, now: number): CountDown | null {
  if (!stored) return null;
  const { startDate, endDate } = stored;
  return { shouldBeDisplayed: startDate < endDate && now < endDate, startDate, endDate };
}
