/**
 * `npm run lighthouse -- [--brand <site>] [--page home] [--runs 3]`: what Lighthouse's mobile preset says of the main
 * pages of every shop, on a browser that is slowed down and by simulation. Builds first; runs on this machine alone and on
 * a database of its own. Exits 1 where a core page misses a goal or exceeds a budget.
 */
import { parseArgs } from 'node:util';
import { type Brand, readBrands } from '@shop/brands';
import { printTable } from './bench/printTable.ts';
import { ensureBrowser } from './ensureBrowser.ts';
import { exceeded } from './lighthouse/budgets.ts';
import { measure } from './lighthouse/measure.ts';
import { measuredPages } from './lighthouse/measuredPages.ts';
import { toRow } from './lighthouse/toRow.ts';
import { categories, goals } from './lighthouse/runLighthouse.ts';
import { run } from './run.ts';
import { type Instance, startServices, startStorefront, storefrontUrl } from './shopUnderTest.ts';
import { Supervisor } from './supervise.ts';

const instance: Instance = {
  services: 4290,
  storefronts: 4291,
  postgres: 4299,
  sandbox: 4298,
  dataDir: '.data/lighthouse',
};

const { values: options } = parseArgs({
  options: { brand: { type: 'string' }, page: { type: 'string' }, runs: { type: 'string', default: '3' } },
});
const allBrands = readBrands();
const brands = allBrands.filter(({ site }) => !options.brand || site === options.brand);
const runs = Number(options.runs);
if (!brands.length || !(Number.isInteger(runs) && runs > 0)) {
  const sites = allBrands.map(({ site }) => site).join('|');
  console.error(`npm run lighthouse -- [--brand ${sites}] [--page home] [--runs 3]`);
  process.exit(1);
}

const supervisor = new Supervisor();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void supervisor.stop().then(() => process.exit(1)));
}

const browser = ensureBrowser();
await run('nx', ['run-many', '-t', 'build', '-p', ...brands.map(({ project }) => project), '--outputStyle=static']);
try {
  await startServices(supervisor, instance);
  const missed = [];
  for (const brand of brands) missed.push(...(await measureShop(brand)));
  for (const line of missed) console.error(line);
  process.exitCode = missed.length ? 1 : 0;
} finally {
  await supervisor.stop();
}

/** Prints the table of a shop and gives the goals its core pages miss, with the audits that cost points. */
async function measureShop(brand: Brand): Promise<string[]> {
  const origin = storefrontUrl(brand, instance);
  const storefront = await startStorefront(supervisor, brand, instance, { INDEXABLE_HOSTS: new URL(origin).host });
  const rows = [];
  const missed = [];
  for (const { page, path, core } of measuredPages(brand).filter((one) => !options.page || one.page === options.page)) {
    const measured = await measure(origin + path, runs, browser);
    rows.push({ page, ...toRow(measured) });
    const below = categories.filter((category) => measured.scores[category] < goals[category]);
    const name = `${brand.site} ${page}`;
    if (core && below.length) missed.push(`${name}: ${below.join(', ')} (${measured.failing.join(', ')})`);
    missed.push(...exceeded(page, measured).map((line) => `${name}: ${line}`));
  }
  printTable(`Lighthouse, mobile, medians of ${runs}: ${brand.site}`, rows);
  await supervisor.stopPart(storefront);
  return missed;
}
