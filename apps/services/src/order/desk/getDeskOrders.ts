import type { ArgsOf, orderDesk, ResultsOf } from '@shop/contracts';
import { and, asc, count, desc, eq, exists, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { escapeLike } from '../../db/escapeLike.ts';
import { orderLine, orderRefund, shopOrder } from '../../db/schema/order.ts';
import { orderReturn } from '../../db/schema/orderReturn.ts';
import type { Call } from '../../module.ts';
import { toOrderSummary } from '../toOrder.ts';

type Query = ArgsOf<typeof orderDesk, 'GetOrders'>[0];

/** Longest number of an order, in digits, that the database takes. */
const MAX_DIGITS = 15;

/** Orders of the site, the newest first. Three queries. */
export async function getDeskOrders(call: Call, query: Query): Promise<ResultsOf<typeof orderDesk, 'GetOrders'>> {
  const { db, site } = call;
  const wanted = and(
    eq(shopOrder.site, site),
    query.status ? eq(shopOrder.status, query.status) : undefined,
    query.needsRefund ? hasRefundForPeople(call) : undefined,
    query.hasReturn ? hasOpenReturn(call) : undefined,
    matches(query.term),
  );
  const [total] = await db.select({ count: count() }).from(shopOrder).where(wanted);
  const rows = await db
    .select()
    .from(shopOrder)
    .where(wanted)
    .orderBy(desc(shopOrder.createdAt), desc(shopOrder.id))
    .limit(query.pageSize)
    .offset(query.page * query.pageSize);
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .select()
    .from(orderLine)
    .where(inArray(orderLine.orderId, ids))
    .orderBy(asc(orderLine.position));
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  const items = rows.map((row) => toOrderSummary(row, byOrder.get(row.id) ?? []));
  return { ret: { items, count: total?.count ?? 0 }, error: null };
}

function matches(term: Query['term']): SQL | undefined {
  const text = term?.trim() ?? '';
  if (!text) return undefined;
  if (/^\d+$/.test(text) && text.length <= MAX_DIGITS) return eq(shopOrder.number, Number(text));
  return ilike(shopOrder.email, `%${escapeLike(text)}%`);
}

/** Money that people have to give back. */
function hasRefundForPeople({ db }: Call): SQL | undefined {
  const open = db
    .select({ one: sql`1` })
    .from(orderRefund)
    .where(
      and(
        eq(orderRefund.orderId, shopOrder.id),
        isNull(orderRefund.doneAt),
        or(orderRefund.isByPeople, isNull(shopOrder.paymentReference)),
      ),
    );
  return exists(open);
}

/** Something that the staff has to accept, or waits for. */
function hasOpenReturn({ db }: Call): SQL | undefined {
  const open = db
    .select({ one: sql`1` })
    .from(orderReturn)
    .where(and(eq(orderReturn.orderId, shopOrder.id), inArray(orderReturn.status, ['requested', 'accepted'])));
  return exists(open);
}
