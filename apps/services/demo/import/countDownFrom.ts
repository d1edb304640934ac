import type { DemoProduct } from '../schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Begin and end of an offer in milliseconds: midnight UTC of the given dates, or of so many days from `today`. */
export function countDownFrom({ start, end }: NonNullable<DemoProduct['countDown']>, today: Date) {
  const midnight = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  const momentOf = (day: string | number) => (typeof day === 'number' ? midnight + day * DAY_MS : Date.parse(day));
  return { startDate: momentOf(start), endDate: momentOf(end) };
}
