import { type Shown, shownSchema } from '@shop/contracts';
import type { ElementProblem } from './checkElements.ts';

type Report = (problem: ElementProblem) => void;

const DAY_MS = 86_400_000;
/** The first Monday since 1970, in days. */
const FIRST_MONDAY = 4;
const DAYS_OF_WEEK = 7;

/** Days since 1970 of a day such as `2026-12-24`. */
export const dayNumber = (day: string): number => Date.parse(day) / DAY_MS;

/**
 * Stored content without what is not shown on a day such as `2026-12-24`, at any depth, and without the rule it has for
 * it. An entry with a malformed rule is left out and reported, with its path in this content.
 */
export function shownOn(content: unknown, day: string, report: Report = () => undefined, path = ''): unknown {
  if (Array.isArray(content)) {
    return content.flatMap((entry: unknown, index) => {
      const own = `${path}${index}`;
      return isEntryShown(entry, day, own, report) ? [shownOn(entry, day, report, `${own}.`)] : [];
    });
  }
  if (typeof content !== 'object' || content === null) return content;
  const { shown: _, ...others } = content as { shown?: unknown };
  const parts = Object.entries(others).map(([name, value]) => [name, shownOn(value, day, report, `${path}${name}.`)]);
  return Object.fromEntries(parts);
}

function isEntryShown(entry: unknown, day: string, path: string, report: Report): boolean {
  const { id, kind, shown } = Object(entry) as { id?: unknown; kind?: unknown; shown?: unknown };
  if (shown === undefined) return true;
  const rule = shownSchema.safeParse(shown);
  if (rule.success) return isShown(rule.data, day);
  const problems = rule.error.issues.map((issue) => `${['shown', ...issue.path].join('.')}: ${issue.message}`);
  report({ id: String(id ?? ''), kind: String(kind ?? ''), path, problem: problems.join('; ') });
  return false;
}

function isShown({ from, until, week }: Shown, day: string): boolean {
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
