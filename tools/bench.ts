/**
 * `npm run bench`: requests a second, latencies and memory of the main pages of every shop, the queries each page costs,
 * what registrations and sign-ins cost, how many orders can be placed, how long the lists of a customer with a long history
 * take, how long a million reviews take, and how long lists and search take in a small and
 * in a very large shop. Builds first; runs on this machine alone and on a database of its own. Fails when a page does, or
 * a figure exceeds its limit.
 */
import type { Brand } from '@shop/brands';
import { benchAccounts } from './bench/accounts/benchAccounts.ts';
import { countQueries } from './bench/countQueries.ts';
import { measureBrand } from './bench/measureBrand.ts';
import { type BenchOptions, readOptions, usage } from './bench/options.ts';
import { findPages, type Pages } from './bench/pages.ts';
import { printTable } from './bench/printTable.ts';
import { benchOrders } from './bench/orders/benchOrders.ts';
import { benchProfile } from './bench/profile/benchProfile.ts';
import { benchReviews } from './bench/reviews/benchReviews.ts';
import { benchScale } from './bench/scale/benchScale.ts';
import { ServiceRecorder } from './bench/ServiceRecorder.ts';
import { run } from './run.ts';
import { type Instance, servicesUrl, startServices, startStorefront, storefrontUrl } from './shopUnderTest.ts';
import { Supervisor } from './supervise.ts';

const instance: Instance = { services: 4270, storefronts: 4271, postgres: 4280, sandbox: 4279, dataDir: '.data/bench' };
const supervisor = new Supervisor();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void supervisor.stop().then(() => process.exit(1)));
}

const options = optionsOrUsage();
const hasPages = options.ways.length > 0 || options.queries;
if (hasPages) {
  const projects = options.brands.map(({ project }) => project);
  await run('nx', ['run-many', '-t', 'build', '-p', ...projects, '--outputStyle=static']);
}
try {
  if (options.accounts) await benchAccounts(supervisor, instance, options.brands[0]!);
  if (options.orders) await benchOrders(supervisor, instance, options.brands);
  if (options.profile) await benchProfile(supervisor, instance, options.brands);
  if (options.reviews) await benchReviews(supervisor, instance, options.brands, options.reviewCount);
  if (hasPages || options.scale) await startServices(supervisor, instance, { COUNT_QUERIES: 'true' });
  if (hasPages) await bench(options);
  if (options.scale) await benchScale(instance, options.brands);
} finally {
  await supervisor.stop();
}

async function bench({ brands }: BenchOptions) {
  const speed = [];
  const memory = [];
  const costs = [];
  for (const brand of brands) {
    const pages = await pagesOf(brand);
    const measured = await measureBrand(supervisor, { brand, instance, pages, options });
    for (const { page, way, requestsPerSecond, p50, p99 } of measured.loads)
      speed.push({
        shop: brand.site,
        page,
        way,
        'requests/s': Math.round(requestsPerSecond),
        'p50 ms': p50,
        'p99 ms': p99,
      });
    for (const { pageCache, megabytes } of measured.memory)
      memory.push({ shop: brand.site, 'page cache': pageCache, 'RSS MB': megabytes });
    if (options.queries) costs.push(...(await queriesOf(brand, pages)));
  }
  printTable('32 connections, answers compressed as browsers ask for them', speed);
  printTable('Memory of each storefront process afterwards', memory);
  printTable('Queries of the first render of a storefront just started', costs);
}

/** The pages of a shop, from a storefront started to look for them. */
async function pagesOf(brand: Brand): Promise<Pages> {
  const storefront = await startStorefront(supervisor, brand, instance);
  try {
    return await findPages(brand, storefrontUrl(brand, instance));
  } finally {
    await supervisor.stopPart(storefront);
  }
}

/** One row a page; a product is asked for twice, the second time another one. */
async function queriesOf(brand: Brand, pages: Pages) {
  const recorder = await new ServiceRecorder(servicesUrl(instance)).open();
  const rows = [];
  try {
    for (const page of options.pages) {
      const paths = page === 'product' ? [pages.product, pages.secondProduct] : [pages[page]];
      for (const path of paths) {
        const { queries, calls } = await countQueries(supervisor, { brand, instance, path, recorder });
        rows.push({ shop: brand.site, page, path, queries, calls: calls.join(' ') });
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
