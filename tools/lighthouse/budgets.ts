import type { Measured } from './measure.ts';
import type { Throttling } from './runLighthouse.ts';

const KIB = 1024;

/** What a page may cost on Lighthouse's phone. Times are ms, sizes KiB over the wire. */
interface Budget {
  scripts: number;
  files: number;
  html: number;
  blocking: number;
}

/** By the name of the measured page; pages that are not named have no budget. */
const budgets: Readonly<Record<string, Budget>> = {
  home: { scripts: 135, files: 12, html: 18, blocking: 100 },
  list: { scripts: 135, files: 12, html: 18, blocking: 60 },
  product: { scripts: 128, files: 12, html: 15, blocking: 60 },
  recipe: { scripts: 128, files: 12, html: 15, blocking: 60 },
};

/** Of every page with a budget, on the slowed-down browser. */
const FCP = 900;
const LCP = 1_200;
const HYDRATED = 3_500;
/** Times of LCP after which nothing large may still paint. */
const LATE_PAINT = 1.3;
/** Share by which a time may exceed its budget before the command fails: what the same page differs from run to run. */
const NOISE = 0.25;

/** One line for each budget that a page exceeds. */
export function exceeded(page: string, { scripts, html, times }: Measured): string[] {
  const budget = budgets[page];
  if (!budget) return [];
  const { devtools } = times;
  const all: [name: string, value: number, limit: number][] = [
    ['KiB of scripts', scripts.bytes / KIB, budget.scripts],
    ['scripts', scripts.files, budget.files],
    ['KiB of HTML', html / KIB, budget.html],
    ...(['devtools', 'simulate'] satisfies Throttling[]).map((throttling): [string, number, number] => [
      `ms blocked (${throttling})`,
      times[throttling].blocking,
      budget.blocking * (1 + NOISE),
    ]),
    ['ms to FCP', devtools.fcp, FCP * (1 + NOISE)],
    ['ms to LCP', devtools.lcp, LCP * (1 + NOISE)],
    ['ms of speed index', devtools.speedIndex, Math.max(devtools.lcp, LCP) * LATE_PAINT * (1 + NOISE)],
    // A page that never says that it reacts is over every budget.
    ['ms to hydrated', devtools.hydrated ?? Infinity, HYDRATED * (1 + NOISE)],
  ];
  return all
    .filter(([, value, limit]) => value > limit)
    .map(([name, value, limit]) => `${value.toFixed(1)} ${name}, at most ${limit.toFixed(1)}`);
}
