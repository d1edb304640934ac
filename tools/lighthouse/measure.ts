import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Categories and their goals for a core page, of 100. */
export const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
export type Category = keyof typeof goals;
export const categories = Object.keys(goals) as Category[];

export interface Measured {
  scores: Readonly<Record<Category, number>>;
  /** Milliseconds. */
  lcp: number;
  tbt: number;
  cls: number;
  /** Audits that cost points, by id. */
  failing: readonly string[];
}

/** The part of Lighthouse's answer that counts here. */
export interface LighthouseResult {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
const TIMEOUT_MS = 180_000;
const MAX_ATTEMPTS = 3;

/**
 * Measures an address some times with the mobile preset of Lighthouse, each in a new browser. Gives the medians. A run
 * that does not count comes first: the first visitor of all waits for pictures to be made, which no other one does.
 */
export async function measure(url: string, runs: number, browser: string): Promise<Measured> {
  await runLighthouse(url, browser);
  const results: LighthouseResult[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await runLighthouse(url, browser));
  return toMeasured(results);
}

/** Lighthouse now and then misses the beginning of a page load; it says so and asks to be run again. */
async function runLighthouse(url: string, browser: string): Promise<LighthouseResult> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(url, browser);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

async function runOnce(url: string, browser: string): Promise<LighthouseResult> {
  const { stdout } = await promisify(execFile)(
    'lighthouse',
    [
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${categories.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
    ],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: MAX_OUTPUT_BYTES, timeout: TIMEOUT_MS },
  );
  const result = JSON.parse(stdout) as LighthouseResult;
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  return result;
}

/** Medians of the scores and times, and every audit that cost points in one of the runs. */
export function toMeasured(results: readonly LighthouseResult[]): Measured {
  const valueOf = (audit: string) => median(results.map(({ audits }) => audits[audit]?.numericValue ?? 0));
  const scoreOf = (category: Category) =>
    median(results.map((result) => Math.round((result.categories[category]?.score ?? 0) * 100)));
  return {
    scores: Object.fromEntries(categories.map((category) => [category, scoreOf(category)])) as Record<Category, number>,
    lcp: valueOf('largest-contentful-paint'),
    tbt: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
    failing: [...new Set(results.flatMap(failingAudits))],
  };
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
