import type { Brand } from '@shop/brands';
import type pg from 'pg';
import { withDatabase } from '../../embeddedDatabase.ts';
import { type Instance, servicesUrl, startServices, stopServices } from '../../shopUnderTest.ts';
import type { Supervisor } from '../../supervise.ts';
import { oneDecimal } from '../oneDecimal.ts';
import { printTable } from '../printTable.ts';
import { sessionCaller } from '../sessionCaller.ts';
import { measureOrders } from './measureOrders.ts';

const CONNECTIONS = 32;
const ORDERS = 1_000;
/** The first orders compile what later ones run. */
const WARM_UP = 300;
const ARTICLES = 64;
/** More than there are orders. */
const STOCK = 1_000_000;
const MIN_ORDERS_PER_SECOND = 100;
const MAX_QUERIES = 12;

/**
 * How many orders a second the services take in the first of these shops, of different articles and of one that everybody
 * wants, and what each costs. Runs services of its own.
 */
export async function benchOrders(
  supervisor: Supervisor,
  instance: Instance,
  [brand]: readonly Brand[],
): Promise<void> {
  const { site } = brand!;
  await startServices(supervisor, instance, { COUNT_QUERIES: 'true' });
  const call = sessionCaller(servicesUrl(instance), site, CONNECTIONS);
  const rows = await withDatabase(instance.dataDir, async (database) => {
    const skus = await stockedArticles(database, site);
    const measure = (some: readonly string[], count: number) =>
      measureOrders({ call, database, site, skus: some, count, connections: CONNECTIONS });
    await measure(skus, WARM_UP);
    return [
      { what: `${skus.length} articles`, ...(await measure(skus, ORDERS)) },
      { what: 'one article', ...(await measure(skus.slice(0, 1), ORDERS)) },
    ];
  });
  printTable(
    `Orders at ${CONNECTIONS} connections (at least ${MIN_ORDERS_PER_SECOND} a second of different articles, ${MAX_QUERIES} queries each at most)`,
    rows.map(({ what, orders, ordersPerSecond, p50, p95, queries }) => ({
      of: what,
      orders,
      'orders/s': Math.round(ordersPerSecond),
      'p50 ms': oneDecimal(p50),
      'p95 ms': oneDecimal(p95),
      queries,
    })),
  );
  const isFast = rows[0]!.ordersPerSecond >= MIN_ORDERS_PER_SECOND;
  const isFrugal = rows.every(({ queries }) => queries <= MAX_QUERIES);
  if (!isFast || !isFrugal) process.exitCode = 1;
  await stopServices(supervisor);
}

/** Articles that anybody can buy, of which there are enough for all. */
async function stockedArticles(database: pg.Client, site: string): Promise<string[]> {
  const { rows } = await database.query<{ sku: string }>(
    `update sku set stock = $1 where site = $2 and sku in (
       select s.sku from sku s join item i on i.site = s.site and i.id = s.item_id
       where s.site = $2 and s.stock > 0 and i.product_type = 'product' and not i.members_only order by s.sku limit $3
     ) returning sku`,
    [STOCK, site, ARTICLES],
  );
  return rows.map(({ sku }) => sku);
}
