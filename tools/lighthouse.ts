/**
 * `npm run lighthouse -- [--brand gi|hmd] [--page home] [--runs 3]`: what Lighthouse's mobile preset says of the main
 * pages of both shops. Builds first; runs on this machine alone and on a database of its own. Exits 1 where a core page
 * misses a goal.
 */
import { parseArgs } from 'node:util';
import { printTable } from './bench/printTable.ts';
import { ensureBrowser } from './ensureBrowser.ts';
import { categories, goals, measure } from './lighthouse/measure.ts';
import { measuredPages } from './lighthouse/pages.ts';
import { run } from './run.ts';
import { addressOf, type App, type Place, startServices, startStorefront } from './shopUnderTest.ts';
import { Supervisor } from './supervise.ts';

const place: Place = { services: 4290, gi: 4291, hmd: 4292, postgres: 4295, dataDir: '.data/lighthouse' };

const { values: options } = parseArgs({
  options: { brand: { type: 'string' }, page: { type: 'string' }, runs: { type: 'string', default: '3' } },
});
const apps = (['gi', 'hmd'] as const).filter((app) => !options.brand || app === options.brand);
const runs = Number(options.runs);
if (!apps.length || !(Number.isInteger(runs) && runs > 0)) {
  console.error('npm run lighthouse -- [--brand gi|hmd] [--page home] [--runs 3]');
  process.exit(1);
}

const supervisor = new Supervisor();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void supervisor.stop().then(() => process.exit(1)));
}

const browser = ensureBrowser();
await run('nx', ['run-many', '-t', 'build', '-p', ...apps, '--outputStyle=static']);
try {
  await startServices(supervisor, place);
  const missed = [];
  for (const app of apps) missed.push(...(await measureShop(app)));
  for (const line of missed) console.error(line);
  process.exitCode = missed.length ? 1 : 0;
} finally {
  await supervisor.stop();
}

/** Prints the table of a shop and gives the goals its core pages miss, with the audits that cost points. */
async function measureShop(app: App): Promise<string[]> {
  const origin = addressOf(app, place);
  const storefront = await startStorefront(supervisor, app, place, { INDEXABLE_HOSTS: new URL(origin).host });
  const rows = [];
  const missed = [];
  for (const { page, path, core } of measuredPages[app].filter((one) => !options.page || one.page === options.page)) {
    const { scores, lcp, tbt, cls, failing } = await measure(origin + path, runs, browser);
    rows.push({ page, ...scores, 'LCP ms': Math.round(lcp), CLS: Number(cls.toFixed(3)), 'TBT ms': Math.round(tbt) });
    const below = categories.filter((category) => scores[category] < goals[category]);
    if (core && below.length) missed.push(`${app} ${page}: ${below.join(', ')} (${failing.join(', ')})`);
  }
  printTable(`Lighthouse, mobile, medians of ${runs}: ${app}`, rows);
  await supervisor.stopPart(storefront);
  return missed;
}
