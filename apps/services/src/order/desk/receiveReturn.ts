import type { ArgsOf, orderDesk, RefundedLine } from '@shop/contracts';
import { eq, sql } from 'drizzle-orm';
import { giveBackStock } from '../../checkout/takeStock.ts';
import type { Transaction } from '../../db/database.ts';
import { shopOrder } from '../../db/schema/order.ts';
import { creditPart, type CreditNoteRow, findCreditNotes } from '../../invoice/creditNotes.ts';
import type { Call } from '../../module.ts';
import { returnPartToVouchers } from '../../voucher/voucherLedger.ts';
import { changeStatus, mayBecome } from '../changeStatus.ts';
import type { OrderRow } from '../insertOrder.ts';
import { findOrderLines, lockOrder, type OrderLineRow } from '../orderRepository.ts';
import { decideRefund, refundableCents } from '../refunds.ts';
import { changeReturn, findReturns } from '../returns/orderReturns.ts';
import { changeOrder } from './changeOrder.ts';
import type { DeskReply } from './getDeskOrder.ts';
import { refundOfLines, unitsOf } from './refundOfLines.ts';

type Receipt = ArgsOf<typeof orderDesk, 'ReceiveReturn'>[2];

/**
 * Says that what was sent back of an order has arrived. What it cost goes back as it was paid: money first, the rest to
 * the vouchers that paid; of an unpaid bill, so much less is due. Nothing goes back for units that were refunded
 * meanwhile. An order of which everything is back is `returned`.
 */
export function receiveReturn(call: Call, id: string, returnId: string, { restocks }: Receipt): Promise<DeskReply> {
  return changeOrder(call, id, 'return received', async (tx, order) => {
    const known = (await findReturns(tx, order.id)).find((one) => one.id === returnId);
    if (!known) return 'NOT_FOUND';
    if (known.status !== 'accepted') return 'NOT_ALLOWED';
    const lines = await findOrderLines(tx, order.id);
    const credited = await findCreditNotes(tx, [order.id]);
    const owed = uncreditedOf(lines, known.lines, credited);
    const amount = refundOfLines(order, lines, { lines: owed, credited })!;
    await changeReturn(tx, known, { status: 'received', receivedAt: new Date() });
    // Stock is locked before vouchers, as when an order is placed.
    if (restocks) await restock(tx, order, lines, known.lines);
    const given = { cents: amount.cents, lines: owed, key: `return ${returnId}` };
    const cents = await giveBack(tx, order, given);
    // Where an amount was given back before, less than the lines cost is left, of whatever rate.
    const credit = cents === amount.cents ? amount : { cents };
    await creditPart(tx, order, { ...credit, lines: owed });
    if (isWholeBack(lines, [...credited.flatMap((note) => note.lines), ...owed])) await setReturned(tx, order);
    await call.mails.send(tx, [{ kind: 'returnReceived', orderId: order.id, returnId }]);
    return null;
  });
}

/** The units of a return that no credit note is for. */
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

function isWholeBack(lines: readonly OrderLineRow[], back: readonly RefundedLine[]): boolean {
  const units = unitsOf(back);
  return lines.every(({ position, qty }) => units.get(String(position)) === qty);
}

async function setReturned(tx: Transaction, { id }: OrderRow): Promise<void> {
  const order = await lockOrder(tx, id);
  if (order && mayBecome(order, 'returned')) await changeStatus(tx, order, 'returned');
}
