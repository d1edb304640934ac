import type { CountDown } from '@shop/contracts';

/** ms since 1970 */
export interface StoredCountDown {
  startDate: number;
  endDate: number;
}

/**
 * The countdown of an item that has one. It should be displayed until it is over: from when on is for the browser to
 * say, whose clock goes on while answers are kept.
 */
export function toCountDown(stored: StoredCountDown | null, now: number): CountDown | null {
  if (!stored) return null;
  const { startDate, endDate } = stored;
  return { shouldBeDisplayed: startDate < endDate && now < endDate, startDate, endDate };
}
