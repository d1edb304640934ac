import { and, asc, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { isUuid } from '../community/isUuid.ts';
import type { DatabaseOrTransaction, Transaction } from '../db/database.ts';
import { item } from '../db/schema/catalogue.ts';
import { shopOrder } from '../db/schema/order.ts';
import { voucher, voucherMovement } from '../db/schema/voucher.ts';
import { codeHash } from './voucherCode.ts';

export type VoucherRow = typeof voucher.$inferSelect;

/** A change of a voucher's balance with the number of its order. */
export interface MovementRow {
  voucherId: string;
  kind: 'issued' | 'paid' | 'returned' | 'canceled';
  cents: number;
  at: Date;
  orderNumber: number | null;
}

/** The voucher of a code at a site; null for a wrong code. */
export async function findByCode(db: DatabaseOrTransaction, site: string, code: string): Promise<VoucherRow | null> {
  const [row] = await db.select().from(voucher).where(hasCode(site, code));
  return row ?? null;
}

/** The voucher of a code, locked until the transaction ends. */
export async function lockByCode(tx: Transaction, site: string, code: string): Promise<VoucherRow | null> {
  const [row] = await tx.select().from(voucher).where(hasCode(site, code)).for('update');
  return row ?? null;
}

/** Vouchers of a site by their ids, locked until the transaction ends; in a fixed order, against deadlocks. */
export async function lockVouchers(tx: Transaction, site: string, ids: readonly string[]): Promise<VoucherRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(voucher)
    .where(and(eq(voucher.site, site), inArray(voucher.id, [...ids])))
    .orderBy(asc(voucher.id))
    .for('update');
}

/** Vouchers that an order bought. */
export function findBoughtBy(db: DatabaseOrTransaction, orderId: string): Promise<VoucherRow[]> {
  return db.select().from(voucher).where(eq(voucher.orderId, orderId));
}

/** Vouchers that an order bought, locked until the transaction ends. */
export function lockBoughtBy(tx: Transaction, orderId: string): Promise<VoucherRow[]> {
  return tx.select().from(voucher).where(eq(voucher.orderId, orderId)).orderBy(asc(voucher.id)).for('update');
}

/** A page of a customer's vouchers, the newest first, and how many there are. Two queries. */
export async function findVouchersOf(
  db: DatabaseOrTransaction,
  site: string,
  customerId: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: VoucherRow[]; count: number }> {
  const own = and(eq(voucher.site, site), eq(voucher.customerId, customerId));
  const [total] = await db.select({ count: count() }).from(voucher).where(own);
  const rows = await db
    .select()
    .from(voucher)
    .where(own)
    .orderBy(desc(voucher.createdAt), asc(voucher.id))
    .limit(pageSize)
    .offset(page * pageSize);
  return { rows, count: total?.count ?? 0 };
}

/** A voucher of a site by its id, if this customer or guest has it. */
export async function findVoucherOf(
  db: DatabaseOrTransaction,
  site: string,
  customerId: string,
  id: string,
): Promise<VoucherRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select()
    .from(voucher)
    .where(and(eq(voucher.site, site), eq(voucher.id, id), eq(voucher.customerId, customerId)));
  return row ?? null;
}

/** Vouchers that go to their buyer on paper, with an order that has not been handed over yet. */
const isToBeSent = and(
  isNull(voucher.canceledAt),
  inArray(shopOrder.status, ['transmitted', 'readyForPickUp']),
  sql`${shopOrder.delivery}->>'type' <> 'DOWNLOAD'`,
);

/** Vouchers that an order bought and that are still to be sent with it. */
export async function findVouchersToSend(db: DatabaseOrTransaction, orderId: string): Promise<{ id: string }[]> {
  return db
    .select({ id: voucher.id })
    .from(voucher)
    .innerJoin(shopOrder, eq(shopOrder.id, voucher.orderId))
    .where(and(eq(voucher.orderId, orderId), isToBeSent))
    .orderBy(asc(voucher.position), asc(voucher.unit));
}

/** A voucher of a site by its id, as long as it is to be sent with its order. */
export async function findVoucherToSend(
  db: DatabaseOrTransaction,
  site: string,
  id: string,
): Promise<VoucherRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select({ voucher })
    .from(voucher)
    .innerJoin(shopOrder, eq(shopOrder.id, voucher.orderId))
    .where(and(eq(voucher.site, site), eq(voucher.id, id), isToBeSent));
  return row?.voucher ?? null;
}

/** What happened to the balances of vouchers, the oldest first. */
export async function findMovements(db: DatabaseOrTransaction, ids: readonly string[]): Promise<MovementRow[]> {
  if (ids.length === 0) return [];
  return db
    .select({
      voucherId: voucherMovement.voucherId,
      kind: voucherMovement.kind,
      cents: voucherMovement.cents,
      at: voucherMovement.at,
      orderNumber: shopOrder.number,
    })
    .from(voucherMovement)
    .leftJoin(shopOrder, eq(shopOrder.id, voucherMovement.orderId))
    .where(inArray(voucherMovement.voucherId, [...ids]))
    .orderBy(asc(voucherMovement.id));
}

/** Makes a guest's vouchers those of an account; in a fixed order, against deadlocks. */
export async function adoptVouchers(
  tx: Transaction,
  { guestId, customerId }: { guestId: string; customerId: string },
): Promise<void> {
  await tx.execute(sql`
    with own as (select id from voucher where customer_id = ${guestId}::uuid order by id for update)
    update voucher set customer_id = ${customerId}::uuid from own where voucher.id = own.id`);
}

/** Where experiences take place, by the ids of their items. */
export async function findLocations(
  db: DatabaseOrTransaction,
  site: string,
  itemIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .select({ id: item.id, locations: item.locations })
    .from(item)
    .where(and(eq(item.site, site), inArray(item.id, [...new Set(itemIds)])));
  return new Map(rows.map(({ id, locations }) => [id, locations]));
}

/** Condition: the rows of vouchers that a person has, or comes with. */
export const isPersonsVoucher = ({ id, site, email }: { id: string; site: string; email: string }) =>
  or(eq(voucher.customerId, id), and(eq(voucher.site, site), sql`lower(${voucher.activatedEmail}) = lower(${email})`));

const hasCode = (site: string, code: string) => and(eq(voucher.codeHash, codeHash(code)), eq(voucher.site, site));
