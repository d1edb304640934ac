/**
 * `npm run shop -- generate`: fills a shop for load tests, in the database of the services. Replaces previously
 * generated items.
 */
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { readConfig } from '../../src/config.ts';
import type { Database } from '../../src/db/database.ts';
import { openDatabase } from '../../src/db/openDatabase.ts';
import { createLogger } from '../../src/logger.ts';
import { countTerms } from '../../src/search/postgres/countTerms.ts';
import { bumpContentVersion } from '../../src/site/contentVersion.ts';
import { demoSites } from '../demoBrands.ts';
import { seedDemo } from '../seed.ts';
import { generateItems, removeGenerated } from './generateItems.ts';

const MAX_ITEMS = 1_000_000;
const usage = `npm run shop -- generate --products 100000 [--recipes 10000] [--site ${demoSites.join('|')}] | generate --remove`;

function optionsOrUsage() {
  try {
    const { values } = parseArgs({
      options: {
        products: { type: 'string', default: '0' },
        recipes: { type: 'string', default: '0' },
        site: { type: 'string' },
        remove: { type: 'boolean', default: false },
      },
    });
    const [products, recipes] = [Number(values.products), Number(values.recipes)];
    for (const amount of [products, recipes]) {
      if (!Number.isInteger(amount) || amount < 0 || amount > MAX_ITEMS)
        throw new Error(`Name 0 to ${MAX_ITEMS} items.`);
    }
    if (values.site && !demoSites.includes(values.site)) throw new Error(`"${values.site}" is no site.`);
    if (!values.remove && products + recipes === 0) throw new Error('Name how many, or --remove.');
    return { products, recipes, sites: values.site ? [values.site] : demoSites };
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    process.exit(1);
  }
}

/** Maintenance that the database would do later, during a measurement. */
async function tidyUp({ $client }: Database) {
  const client = await $client.connect();
  await client.query('set statement_timeout = 0');
  await client.query('vacuum (analyze)');
  // Requires a privilege.
  await client.query('checkpoint').catch(() => undefined);
  // Closed, not returned to the pool: its statement timeout was changed.
  client.release(true);
}

const { products, recipes, sites } = optionsOrUsage();
const config = readConfig({ ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' });
const logger = createLogger(config);
const { db, close } = await openDatabase(config, logger);
try {
  const started = performance.now();
  await seedDemo(db, logger);
  await db.transaction(async (tx) => {
    // The statement timeout is for visitors' calls.
    await tx.execute(sql`set local statement_timeout = 0`);
    for (const site of sites) {
      await removeGenerated(tx, site);
      if (products + recipes > 0) await generateItems(tx, site, { products, recipes });
      await tx.execute(sql`drop table if exists made`);
      await countTerms(tx, site);
    }
    await bumpContentVersion(tx);
  });
  await tidyUp(db);
  const { rows } = await db.execute(sql`
    select site, count(*)::int as items from item where source = 'generated' group by site order by site`);
  console.log(`Generated items: ${rows.map(({ site, items }) => `${site} ${items}`).join(', ') || 'none'}`);
  console.log(`${Math.round((performance.now() - started) / 1000)} s`);
} finally {
  await close();
}
