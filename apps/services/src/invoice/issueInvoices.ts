import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '../db/database.ts';
import { localTimeZone } from '../db/localTimeZone.ts';
import { invoice, shopOrder } from '../db/schema/order.ts';
import type { OrderRow } from '../order/insertOrder.ts';

type InvoiceRow = typeof invoice.$inferSelect;

/** An issued invoice. */
export interface Invoice {
  /** With its year, `2026-00042`: what people and books call it. */
  number: string;
  issuedAt: Date;
}

const DIGITS = 5;

/**
 * The invoices of orders of one site, by the ids of the orders; those that have none are issued now. An order that does
 * not hold yet has none.
 */
export async function issueInvoices(
  db: Database,
  site: string,
  orders: readonly Pick<OrderRow, 'id' | 'confirmedAt'>[],
): Promise<Map<string, Invoice>> {
  const ids = orders.filter(({ confirmedAt }) => confirmedAt !== null).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const known = await find(db, ids);
  if (known.length < ids.length) await issue(db, site, ids);
  const rows = known.length < ids.length ? await find(db, ids) : known;
  return new Map(
    rows.map(({ orderId, year, number, issuedAt }) => [orderId, { number: invoiceNumber({ year, number }), issuedAt }]),
  );
}

/** A number with its year, `2026-00042`. */
export const invoiceNumber = ({ year, number }: { year: number; number: number }): string =>
  `${year}-${String(number).padStart(DIGITS, '0')}`;

/** The invoice of an order; null as long as the order does not hold. */
export async function issueInvoice(
  db: Database,
  order: Pick<OrderRow, 'id' | 'site' | 'confirmedAt'>,
): Promise<Invoice | null> {
  return (await issueInvoices(db, order.site, [order])).get(order.id) ?? null;
}

const find = (db: DatabaseOrTransaction, ids: readonly string[]): Promise<InvoiceRow[]> =>
  db
    .select()
    .from(invoice)
    .where(inArray(invoice.orderId, [...ids]));

/**
 * Gives the next numbers to orders without an invoice, in the order they were confirmed. One process at a time does so
 * for a site: a number that is not committed is given again, which a sequence would not do.
 */
async function issue(db: Database, site: string, ids: readonly string[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invoices of ${site}`}, 0))`);
    const year = sql`extract(year from statement_timestamp() at time zone ${localTimeZone})::int`;
    const last = sql`(select coalesce(max(${invoice.number}), 0) from ${invoice}
      where ${invoice.site} = ${site} and ${invoice.year} = ${year})`;
    const open = and(
      eq(shopOrder.site, site),
      inArray(shopOrder.id, [...ids]),
      sql`not exists (select from ${invoice} where ${invoice.orderId} = ${shopOrder.id})`,
    );
    await tx.execute(sql`
      insert into ${invoice} (order_id, site, year, number, issued_at)
      select ${shopOrder.id}, ${site}, ${year},
        ${last} + row_number() over (order by ${shopOrder.confirmedAt}, ${shopOrder.number}), statement_timestamp()
      from ${shopOrder} where ${open}`);
  });
}
