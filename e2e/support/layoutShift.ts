import type { Page } from '@playwright/test';

/** Maximum cumulative layout shift of what nobody has asked for (web.dev: 0.1 is good). */
export const MAX_LAYOUT_SHIFT = 0.01;

interface Shift {
  value: number;
  /** The beginning of the HTML of what has moved. */
  moved: string[];
}

/** Layout shifts without user input, once what has changed is painted. `since`: ms of the page's own clock. */
export const shiftsOf = (page: Page, since = 0): Promise<Shift[]> =>
  page.evaluate(async (from) => {
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] };
    const shifts: Shift[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as Entry[]) {
        const moved = sources.map(
          ({ node }) => (node instanceof Element ? node : node?.parentElement)?.outerHTML ?? '',
        );
        if (!hadRecentInput && startTime >= from)
          shifts.push({ value, moved: moved.map((html) => html.slice(0, 120)) });
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    observer.disconnect();
    return shifts;
  }, since);

export const sumOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);

/** Cumulative layout shift without user input. */
export const layoutShift = async (page: Page): Promise<number> => sumOf(await shiftsOf(page));
