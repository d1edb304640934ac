import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** `devtools` slows the browser down; `simulate` computes what a slow one would have done. */
export type Throttling = 'devtools' | 'simulate';

/** Categories and their goals for a core page, of 100. */
export const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
export type Category = keyof typeof goals;
export const categories = Object.keys(goals) as Category[];

/** The part of Lighthouse's answer that counts here. */
export interface LighthouseResult {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    { score: number | null; numericValue?: number; details?: { items?: readonly Record<string, unknown>[] } }
  >;
}

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
const TIMEOUT_MS = 180_000;
const MAX_ATTEMPTS = 3;

/** Runs Lighthouse's mobile preset once, in a new browser. It now and then misses the beginning of a load and is run again. */
export async function runLighthouse(url: string, browser: string, throttling: Throttling): Promise<LighthouseResult> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(url, browser, throttling);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

async function runOnce(url: string, browser: string, throttling: Throttling): Promise<LighthouseResult> {
  const { stdout } = await promisify(execFile)(
    'lighthouse',
    [
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${categories.join(',')}`,
      `--throttling-method=${throttling}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
    ],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: MAX_OUTPUT_BYTES, timeout: TIMEOUT_MS },
  );
  const result = JSON.parse(stdout) as LighthouseResult;
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  return result;
}
