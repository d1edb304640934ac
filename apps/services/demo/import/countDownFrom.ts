import type { DemoProduct } from '../schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Moments, in milliseconds, at which an offer begins and ends: at midnight UTC of the days named, or of those as many
 * days from `today`.
 */
export function countDownFrom({ start, end }: NonNullable<DemoProduct['countDown']>, today: Date) {
  const midnight = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  const momentOf = (day: string | number) => (typeof day === 'number' ? midnight + day * DAY_MS : Date.parse(day));
  return { startDate: momentOf(start), endDate: momentOf(end) };
}
