import type { RefundedLine } from '@shop/contracts';
import { eq, sql } from 'drizzle-orm';
import { giveBackStock } from '../../checkout/takeStock.ts';
import type { Transaction } from '../../db/database.ts';
import { shopOrder } from '../../db/schema/order.ts';
import { creditPart, type CreditNoteRow, findCreditNotes } from '../../invoice/creditNotes.ts';
import { returnPartToVouchers } from '../../voucher/voucherLedger.ts';
import { refundOfLines, unitsOf } from '../desk/refundOfLines.ts';
import type { OrderRow } from '../insertOrder.ts';
import type { OrderLineRow } from '../orderRepository.ts';
import { decideRefund, refundableCents } from '../refunds.ts';

interface Back {
  /** All lines of the order. */
  lines: readonly OrderLineRow[];
  /** What came back. */
  back: readonly RefundedLine[];
  /** Whether it can be sold again. */
  restocks: boolean;
  /** The same key of an order is one refund. */
  key: string;
}

/**
 * Gives back what units of a locked order cost that came back, as it was paid: money first, the rest to the vouchers that
 * paid; of an unpaid bill, so much less is due. Nothing goes back for units that were refunded before. Gives all units that
 * are credited then.
 */
export async function takeLinesBack(
  tx: Transaction,
  order: OrderRow,
  { lines, back, restocks, key }: Back,
): Promise<RefundedLine[]> {
  const credited = await findCreditNotes(tx, [order.id]);
  const owed = uncreditedOf(lines, back, credited);
  const amount = refundOfLines(order, lines, { lines: owed, credited })!;
  // Stock is locked before vouchers, as when an order is placed.
  if (restocks) await restock(tx, order, lines, back);
  const cents = await giveBack(tx, order, { cents: amount.cents, lines: owed, key });
  // Where an amount was given back before, less than the lines cost is left, of whatever rate.
  const credit = cents === amount.cents ? amount : { cents };
  await creditPart(tx, order, { ...credit, lines: owed });
  return [...credited.flatMap((note) => note.lines), ...owed];
}

/** The units that no credit note is for. */
function uncreditedOf(
  lines: readonly OrderLineRow[],
  sentBack: readonly RefundedLine[],
  credited: readonly CreditNoteRow[],
): RefundedLine[] {
  if (credited.some(({ isRest }) => isRest)) return [];
  const [back, gone] = [unitsOf(sentBack), unitsOf(credited.flatMap((note) => note.lines))];
  return lines.flatMap(({ position, qty }) => {
    const id = String(position);
    const units = Math.min(back.get(id) ?? 0, qty - (gone.get(id) ?? 0));
    return units > 0 ? [{ id, qty: units }] : [];
  });
}

interface Given {
  cents: number;
  lines: RefundedLine[];
  key: string;
}

/** Gives an amount of a locked order back, as far as so much was paid and is not given back. Gives what it comes to. */
async function giveBack(tx: Transaction, order: OrderRow, { cents, lines, key }: Given): Promise<number> {
  const unpaid = order.paymentStatus === 'paid' ? 0 : order.dueCents - order.creditedCents;
  const waived = Math.min(cents, unpaid);
  if (waived > 0) {
    const creditedCents = sql`${shopOrder.creditedCents} + ${waived}`;
    await tx.update(shopOrder).set({ creditedCents }).where(eq(shopOrder.id, order.id));
  }
  const money = Math.min(cents - waived, refundableCents(order));
  if (money > 0) await decideRefund(tx, order, { key, cents: money, lines });
  const rest = cents - waived - money;
  const returned = rest > 0 ? await returnPartToVouchers(tx, order.id, rest) : 0;
  return waived + money + returned;
}

/** Goods that were taken from a limited stock go back there. */
async function restock(
  tx: Transaction,
  { site }: OrderRow,
  lines: readonly OrderLineRow[],
  sentBack: readonly RefundedLine[],
): Promise<void> {
  const units = new Map<string, number>();
  const back = unitsOf(sentBack);
  for (const { position, sku, takenFromStock } of lines) {
    const qty = Math.min(takenFromStock, back.get(String(position)) ?? 0);
    if (qty > 0) units.set(sku, (units.get(sku) ?? 0) + qty);
  }
  if (units.size > 0) await giveBackStock(tx, site, units);
}
