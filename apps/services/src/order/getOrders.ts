import type { ArgsOf, order, ResultsOf } from '@shop/contracts';
import { and, count, desc, eq, exists, ilike, inArray, type SQL, sql } from 'drizzle-orm';
import { escapeLike } from '../db/escapeLike.ts';
import { localTimeZone } from '../db/localTimeZone.ts';
import { orderLine, shopOrder } from '../db/schema/order.ts';
import type { Call } from '../module.ts';
import type { OrderLineRow } from './orderRepository.ts';
import { ownOrders } from './ownOrders.ts';
import { toOrderSummary } from './toOrder.ts';

type Query = ArgsOf<typeof order, 'GetOrders'>[0];

/** The visitor's orders that hold, the newest first. Four queries at most, whatever their number. */
export async function getOrders(call: Call, query: Query): Promise<ResultsOf<typeof order, 'GetOrders'>> {
  const { db } = call;
  const own = ownOrders(call);
  const wanted = and(own, yearIs(query.year), hasArticle(call, query.term));
  const years = await yearsOf(call, own);
  const rows = await db
    .select()
    .from(shopOrder)
    .where(wanted)
    .orderBy(desc(shopOrder.createdAt), desc(shopOrder.id))
    .limit(query.pageSize)
    .offset(query.page * query.pageSize);
  const lines = rows.length
    ? await db
        .select()
        .from(orderLine)
        .where(
          inArray(
            orderLine.orderId,
            rows.map(({ id }) => id),
          ),
        )
        .orderBy(orderLine.position)
    : [];
  const byOrder = Map.groupBy(lines, ({ orderId }: OrderLineRow) => orderId);
  return {
    ret: {
      items: rows.map((row) => toOrderSummary(row, byOrder.get(row.id) ?? [])),
      count: await countOf(call, wanted),
      years,
    },
    error: null,
  };
}

async function countOf({ db }: Call, wanted: SQL | undefined): Promise<number> {
  const [total] = await db.select({ count: count() }).from(shopOrder).where(wanted);
  return total?.count ?? 0;
}

/** Where a year begins, as the shops' customers count it. */
const beginOf = (year: SQL) => sql`make_timestamptz(${year}, 1, 1, 0, 0, 0, ${localTimeZone})`;
const isIn = (year: SQL) =>
  sql`${shopOrder.createdAt} >= ${beginOf(year)} and ${shopOrder.createdAt} < ${beginOf(sql`${year} + 1`)}`;

function yearIs(year: Query['year']): SQL | undefined {
  return year ? isIn(sql`${year}::int`) : undefined;
}

/** The years with orders, the last one first. Each is looked up by itself: a long history is not read for it. */
async function yearsOf({ db }: Call, own: SQL | undefined): Promise<number[]> {
  const yearOf = (at: SQL) => sql`extract(year from ${at} at time zone ${localTimeZone})::int`;
  const { rows } = await db.execute<{ year: number }>(sql`
    with ends as (
      select min(${shopOrder.createdAt}) as first, max(${shopOrder.createdAt}) as last from ${shopOrder} where ${own}
    )
    select year from ends, generate_series(${yearOf(sql`first`)}, ${yearOf(sql`last`)}) year
    where exists (select 1 from ${shopOrder} where ${own} and ${isIn(sql`year`)})
    order by year desc`);
  return rows.map(({ year }) => year);
}

function hasArticle({ db }: Call, term: Query['term']): SQL | undefined {
  if (!term?.trim()) return undefined;
  const pattern = `%${escapeLike(term.trim())}%`;
  return exists(
    db
      .select({ one: sql`1` })
      .from(orderLine)
      .where(and(eq(orderLine.orderId, shopOrder.id), ilike(orderLine.title, pattern))),
  );
}
