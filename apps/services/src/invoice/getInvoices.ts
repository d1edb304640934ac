import { type ArgsOf, invoicePath, type order, type ResultsOf } from '@shop/contracts';
import { count, desc } from 'drizzle-orm';
import { shopOrder } from '../db/schema/order.ts';
import type { Call } from '../module.ts';
import { ownOrders } from '../order/ownOrders.ts';
import { toCreditNote } from '../order/toOrder.ts';
import { readShop } from '../site/readShop.ts';
import { findCreditNotes } from './creditNotes.ts';
import { invoiceSums } from './invoiceSums.ts';
import { issueInvoices } from './issueInvoices.ts';
import { dueAt } from './toInvoiceDocument.ts';

type Query = ArgsOf<typeof order, 'GetInvoices'>[0];

/** The invoices of the visitor's orders that hold, the newest order first. */
export async function getInvoices(call: Call, query: Query): Promise<ResultsOf<typeof order, 'GetInvoices'>> {
  const { db, site, config, locale } = call;
  const own = ownOrders(call);
  const [total] = await db.select({ count: count() }).from(shopOrder).where(own);
  const rows = await db
    .select()
    .from(shopOrder)
    .where(own)
    .orderBy(desc(shopOrder.createdAt), desc(shopOrder.id))
    .limit(query.pageSize)
    .offset(query.page * query.pageSize);
  const issued = await issueInvoices(db, site, rows);
  const notes = Map.groupBy(
    await findCreditNotes(
      db,
      rows.map(({ id }) => id),
    ),
    ({ orderId }) => orderId,
  );
  const shop = await readShop(db, config, site, locale);
  const items = rows.map((row) => {
    const { number, issuedAt } = issued.get(row.id)!;
    const { amountCents, paidCents, dueCents } = invoiceSums(row);
    return {
      number,
      orderId: row.id,
      orderNumber: String(row.number),
      issuedAt: issuedAt.getTime(),
      amount: { cents: amountCents },
      paid: { cents: paidCents },
      due: { cents: dueCents },
      dueAt: dueCents > 0 ? dueAt(row, issuedAt, shop?.bank ?? null) : null,
      currency: row.currency as 'CHF' | 'EUR',
      url: invoicePath(row.id),
      creditNotes: (notes.get(row.id) ?? []).map(toCreditNote),
    };
  });
  return { ret: { items, count: total?.count ?? 0 }, error: null };
}
