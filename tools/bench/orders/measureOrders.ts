import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { forAll } from '../forAll.ts';
import { percentilesOf } from '../percentilesOf.ts';
import type { SessionCaller } from '../sessionCaller.ts';
import { prepareBuyers } from './prepareBuyers.ts';

interface OrderSpeed {
  orders: number;
  ordersPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  /** Of the order that took most, including begin and commit, without those that find the session and count the call. */
  queries: number;
}

interface Measurement {
  call: SessionCaller;
  database: pg.Client;
  site: string;
  skus: readonly string[];
  count: number;
  connections: number;
}

/** What every call of a session takes, besides its own. */
const QUERIES_OF_A_CALL = 2;

/**
 * Places orders of prepared guests as fast as so many connections can, and compares with the database: every order has a
 * number of its own, its mail, and its units from the stock. Throws where one has not.
 */
export async function measureOrders(measurement: Measurement): Promise<OrderSpeed> {
  const { call, database, site, skus, count, connections } = measurement;
  const buyers = await prepareBuyers(call, { skus, count, atOnce: connections });
  const before = await stockOf(database, site, skus);
  const ids: string[] = [];
  const times: number[] = [];
  let queries = 0;
  const started = performance.now();
  await forAll(buyers, connections, async ({ cookie, version }) => {
    const args = [randomUUID(), { version, acceptsTerms: true }];
    const reply = await call('checkout/checkout/PlaceOrder', args, cookie);
    ids.push(reply.results[0] as string);
    times.push(reply.ms);
    queries = Math.max(queries, reply.queries - QUERIES_OF_A_CALL);
  });
  const seconds = (performance.now() - started) / 1000;
  await expectOrders(database, ids);
  const sold = before - (await stockOf(database, site, skus));
  if (sold !== count) throw new Error(`${count} orders took ${sold} units from the stock.`);
  const at = percentilesOf(times);
  return { orders: count, ordersPerSecond: count / seconds, p50: at(0.5), p95: at(0.95), queries };
}

async function stockOf(database: pg.Client, site: string, skus: readonly string[]): Promise<number> {
  const { rows } = await database.query<{ sum: number }>(
    'select sum(stock)::int as sum from sku where site = $1 and sku = any($2)',
    [site, skus],
  );
  return rows[0]!.sum;
}

async function expectOrders(database: pg.Client, ids: readonly string[]): Promise<void> {
  const { rows } = await database.query<Record<'orders' | 'numbers' | 'units' | 'mails', number>>(
    `select count(*)::int as orders, count(distinct number)::int as numbers,
       (select coalesce(sum(taken_from_stock), 0)::int from order_line where order_id = any($1)) as units,
       (select count(distinct data->>'orderId')::int from pgboss.job where data->>'orderId' = any($1::text[])) as mails
     from shop_order where id = any($1)`,
    [ids],
  );
  const wrong = Object.entries(rows[0]!).filter(([, found]) => found !== ids.length);
  if (wrong.length) throw new Error(`${ids.length} orders were acknowledged, but: ${JSON.stringify(rows[0])}`);
}
