import { categories, type Category, type LighthouseResult, runLighthouse, type Throttling } from './runLighthouse.ts';

/** Times of a page in ms. */
export interface Times {
  fcp: number;
  lcp: number;
  speedIndex: number;
  blocking: number;
  /** When the page says that it reacts; not simulated, and null where it does not say. */
  hydrated: number | null;
}

export interface Measured {
  scores: Readonly<Record<Category, number>>;
  times: Readonly<Record<Throttling, Times>>;
  /** Bytes over the wire, headers included, and number of scripts. */
  scripts: { bytes: number; files: number };
  /** Bytes of the page itself over the wire. */
  html: number;
  cls: number;
  /** Audits that cost points, by id. */
  failing: readonly string[];
}

/**
 * Measures an address some times with each kind of throttling. Gives the medians. A run that does not count comes first:
 * the first visitor of all waits for pictures to be made, which no other one does.
 */
export async function measure(url: string, runs: number, browser: string): Promise<Measured> {
  await runLighthouse(url, browser, 'simulate');
  const results: Record<Throttling, LighthouseResult[]> = { devtools: [], simulate: [] };
  for (let run = 0; run < runs; run += 1) {
    for (const throttling of ['devtools', 'simulate'] as const) {
      results[throttling].push(await runLighthouse(url, browser, throttling));
    }
  }
  return toMeasured(results);
}

/** Medians of what was measured, and every audit that cost points in one of the simulated runs. */
function toMeasured({ devtools, simulate }: Readonly<Record<Throttling, readonly LighthouseResult[]>>): Measured {
  const scoreOf = (category: Category) =>
    median(simulate.map((result) => Math.round((result.categories[category]?.score ?? 0) * 100)));
  return {
    scores: Object.fromEntries(categories.map((category) => [category, scoreOf(category)])) as Record<Category, number>,
    times: { devtools: timesOf(devtools), simulate: timesOf(simulate) },
    scripts: {
      bytes: median(simulate.map((result) => sizesOf(result, 'Script').reduce((sum, bytes) => sum + bytes, 0))),
      files: median(simulate.map((result) => sizesOf(result, 'Script').length)),
    },
    html: median(simulate.map((result) => sizesOf(result, 'Document')[0] ?? 0)),
    cls: median(simulate.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 0)),
    failing: [...new Set(simulate.flatMap(failingAudits))],
  };
}

function timesOf(results: readonly LighthouseResult[]): Times {
  const valueOf = (audit: string) => median(results.map(({ audits }) => audits[audit]?.numericValue ?? 0));
  const marks = results.flatMap(({ audits }) =>
    (audits['user-timings']?.details?.items ?? []).filter(({ name }) => name === 'hydrated'),
  );
  return {
    fcp: valueOf('first-contentful-paint'),
    lcp: valueOf('largest-contentful-paint'),
    speedIndex: valueOf('speed-index'),
    blocking: valueOf('total-blocking-time'),
    hydrated: marks.length > 0 ? median(marks.map(({ startTime }) => Number(startTime))) : null,
  };
}

/** Bytes over the wire of each request of a type. */
function sizesOf({ audits }: LighthouseResult, type: string): number[] {
  return (audits['network-requests']?.details?.items ?? [])
    .filter(({ resourceType }) => resourceType === type)
    .map(({ transferSize }) => Number(transferSize));
}

function failingAudits({ categories: all, audits }: LighthouseResult): string[] {
  return categories.flatMap((category) =>
    (all[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
