import type { RefundedLine } from '@shop/contracts';
import { asc, inArray, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../db/database.ts';
import { localTimeZone } from '../db/localTimeZone.ts';
import { creditNote } from '../db/schema/creditNote.ts';
import type { OrderRow } from '../order/insertOrder.ts';
import { restOfInvoice, taxesOfPart } from './creditTaxes.ts';
import { invoiceNumber } from './issueInvoices.ts';

export type CreditNoteRow = typeof creditNote.$inferSelect;

/** The credit notes of orders, the oldest first. */
export async function findCreditNotes(
  db: DatabaseOrTransaction,
  orderIds: readonly string[],
): Promise<CreditNoteRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(creditNote)
    .where(inArray(creditNote.orderId, [...orderIds]))
    .orderBy(asc(creditNote.issuedAt), asc(creditNote.year), asc(creditNote.number));
}

/** The number of a credit note as people and books call it: `G2026-00042`, so that none is taken for an invoice. */
export const creditNoteNumber = (row: Pick<CreditNoteRow, 'year' | 'number'>): string => `G${invoiceNumber(row)}`;

interface Credit {
  cents: number;
  /** What of it is taxed at which rate; in proportion to the invoice if it is not said. */
  byRate?: ReadonlyMap<number, number>;
  lines?: RefundedLine[];
}

/** Issues a credit note for a part of what a locked order was invoiced. Nothing for nothing. */
export async function creditPart(tx: Transaction, order: OrderRow, credit: Credit): Promise<void> {
  const rest = restOfInvoice(order, await findCreditNotes(tx, [order.id]));
  const { cents, byRate, lines = [] } = credit;
  if (cents > rest.cents) throw new Error(`Order ${order.number} cannot be credited ${cents}: ${rest.cents} are left.`);
  if (cents > 0) await issue(tx, order, { cents, taxes: taxesOfPart(rest, cents, byRate), lines, isRest: false });
}

/** Issues a credit note for all that is left of what a locked order was invoiced. */
export async function creditRest(tx: Transaction, order: OrderRow): Promise<void> {
  const rest = restOfInvoice(order, await findCreditNotes(tx, [order.id]));
  const taxes = rest.taxes.filter(({ gross }) => gross.cents > 0);
  if (rest.cents > 0) await issue(tx, order, { cents: rest.cents, taxes, lines: [], isRest: true });
}

type NewNote = Pick<CreditNoteRow, 'cents' | 'taxes' | 'lines' | 'isRest'>;

/**
 * With the next number of the site. One transaction at a time does so: a number that is not committed is given again,
 * which a sequence would not do. Taken after the order's lock, which every caller has.
 */
async function issue(tx: Transaction, { id, site }: OrderRow, note: NewNote): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`credit notes of ${site}`}, 0))`);
  const year = sql<number>`extract(year from statement_timestamp() at time zone ${localTimeZone})::int`;
  const number = sql<number>`(select coalesce(max(n.number), 0) + 1 from credit_note n
    where n.site = ${site} and n.year = ${year})`;
  await tx
    .insert(creditNote)
    .values({ orderId: id, site, year, number, issuedAt: sql`statement_timestamp()`, ...note });
}
