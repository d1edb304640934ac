import type { ArgsOf, order, ResultsOf } from '@shop/contracts';
import { and, count, desc, eq, exists, ilike, inArray, type SQL, sql } from 'drizzle-orm';
import { escapeLike } from '../db/escapeLike.ts';
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
  const years = await db
    .select({ year: yearOf, count: count() })
    .from(shopOrder)
    .where(own)
    .groupBy(yearOf)
    .orderBy(desc(yearOf));
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
      count: isSearch(query)
        ? await countOf(call, wanted)
        : years.reduce((sum, one) => (query.year && one.year !== query.year ? sum : sum + one.count), 0),
      years: years.map(({ year }) => year),
    },
    error: null,
  };
}

const isSearch = ({ term }: Query) => Boolean(term?.trim());

async function countOf({ db }: Call, wanted: SQL | undefined): Promise<number> {
  const [total] = await db.select({ count: count() }).from(shopOrder).where(wanted);
  return total?.count ?? 0;
}

const yearOf = sql<number>`extract(year from ${shopOrder.createdAt} at time zone 'Europe/Zurich')::int`;

function yearIs(year: Query['year']): SQL | undefined {
  return year ? eq(yearOf, year) : undefined;
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
