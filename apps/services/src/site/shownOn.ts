import type { Shown } from '@shop/contracts';

const DAY_MS = 86_400_000;
/** The first Monday since 1970, in days. */
const FIRST_MONDAY = 4;
const DAYS_OF_WEEK = 7;

/** Days since 1970 of a day such as `2026-12-24`. */
export const dayNumber = (day: string): number => Date.parse(day) / DAY_MS;

/** Stored content without what is not shown on a day such as `2026-12-24`, at any depth, and without the rule it has for it. */
export function shownOn(content: unknown, day: string): unknown {
  if (Array.isArray(content)) {
    return content.filter((entry) => isShown(Object(entry).shown, day)).map((entry) => shownOn(entry, day));
  }
  if (typeof content !== 'object' || content === null) return content;
  const { shown: _, ...others } = content as { shown?: Shown };
  return Object.fromEntries(Object.entries(others).map(([name, value]) => [name, shownOn(value, day)]));
}

function isShown({ from, until, week }: Shown = {}, day: string): boolean {
  if (week && !isWeek(week, day)) return false;
  if (from === undefined || until === undefined) return true;
  const monthDay = day.slice('2026-'.length);
  const [isBegun, isOver] = [from <= monthDay, until < monthDay];
  return from <= until ? isBegun && !isOver : isBegun || !isOver;
}

function isWeek([number, of]: NonNullable<Shown['week']>, day: string): boolean {
  const weeks = Math.floor((dayNumber(day) - FIRST_MONDAY) / DAYS_OF_WEEK);
  return weeks % of === number - 1;
}
