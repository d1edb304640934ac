/**
 * `npm run bench`: requests a second, latencies and memory of the main pages of both shops, the queries each page costs,
 * and how long lists and search take in a small and in a very large shop. Builds first; runs on this machine alone and on a database of its own. Fails when a page does.
 */
import { countQueries } from './bench/countQueries.ts';
import { measureBrand } from './bench/measureBrand.ts';
import { type BenchOptions, readOptions, usage } from './bench/options.ts';
import { findPages, type Pages } from './bench/pages.ts';
import { printTable } from './bench/printTable.ts';
import { benchScale } from './bench/scale/benchScale.ts';
import { ServiceRecorder } from './bench/ServiceRecorder.ts';
import { run } from './run.ts';
import { addressOf, type App, type Place, startServices, startStorefront } from './shopUnderTest.ts';
import { Supervisor } from './supervise.ts';

const place: Place = { services: 4270, gi: 4271, hmd: 4272, postgres: 4280, dataDir: '.data/bench' };
const supervisor = new Supervisor();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void supervisor.stop().then(() => process.exit(1)));
}

const options = optionsOrUsage();
await run('nx', ['run-many', '-t', 'build', '-p', 'gi', 'hmd', '--outputStyle=static']);
try {
  await bench(options);
  if (options.scale) await benchScale(place, options.brands);
} finally {
  await supervisor.stop();
}

async function bench({ brands }: BenchOptions) {
  await startServices(supervisor, place, { COUNT_QUERIES: 'true' });
  const speed = [];
  const memory = [];
  const costs = [];
  for (const app of brands) {
    const pages = await pagesOf(app);
    const measured = await measureBrand(supervisor, { app, place, pages, options });
    for (const { page, way, requestsPerSecond, p50, p99 } of measured.loads)
      speed.push({ shop: app, page, way, 'requests/s': Math.round(requestsPerSecond), 'p50 ms': p50, 'p99 ms': p99 });
    for (const { pageCache, megabytes } of measured.memory)
      memory.push({ shop: app, 'page cache': pageCache, 'RSS MB': megabytes });
    if (options.queries) costs.push(...(await queriesOf(app, pages)));
  }
  printTable('32 connections, answers compressed with brotli', speed);
  printTable('Memory of each storefront process afterwards', memory);
  printTable('Queries of the first render of a storefront just started', costs);
}

/** The pages of a shop, from a storefront started to look for them. */
async function pagesOf(app: App): Promise<Pages> {
  const storefront = await startStorefront(supervisor, app, place);
  try {
    return await findPages(app, addressOf(app, place));
  } finally {
    await supervisor.stopPart(storefront);
  }
}

/** One row a page; a product is asked for twice, the second time another one. */
async function queriesOf(app: App, pages: Pages) {
  const recorder = await new ServiceRecorder(addressOf('services', place)).open();
  const rows = [];
  try {
    for (const page of options.pages) {
      const paths = page === 'product' ? [pages.product, pages.secondProduct] : [pages[page]];
      for (const path of paths) {
        const { queries, calls } = await countQueries(supervisor, { app, place, path, recorder });
        rows.push({ shop: app, page, path, queries, calls: calls.join(' ') });
      }
    }
  } finally {
    recorder.close();
  }
  return rows;
}

function optionsOrUsage(): BenchOptions {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    process.exit(1);
  }
}
