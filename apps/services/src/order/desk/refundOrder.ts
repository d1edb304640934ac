import type { ArgsOf, orderDesk, RefundedLine } from '@shop/contracts';
import type { Transaction } from '../../db/database.ts';
import { creditPart, findCreditNotes } from '../../invoice/creditNotes.ts';
import type { Call } from '../../module.ts';
import { takeBackUnits } from '../../voucher/takeBackVouchers.ts';
import type { OrderRow } from '../insertOrder.ts';
import { findOrderLines } from '../orderRepository.ts';
import { decideRefund, findRefunds, refundableCents, type RefundRow } from '../refunds.ts';
import { changeOrder } from './changeOrder.ts';
import type { DeskReply } from './getDeskOrder.ts';
import { type LinesAmount, refundOfLines } from './refundOfLines.ts';

type Wanted = ArgsOf<typeof orderDesk, 'Refund'>[2];

/**
 * Gives money of an order back: through the provider with the next sweep, or by people. Never more than was paid. Vouchers that
 * a line bought end. The same key is the same refund; another one under it is an error.
 */
export function refundOrder(call: Call, id: string, key: string, wanted: Wanted): Promise<DeskReply> {
  return changeOrder(call, id, 'refund', async (tx, order) => {
    const refunds = await findRefunds(tx, order.id);
    const known = refunds.find((refund) => refund.key === key);
    if (known) return isSame(known, wanted) ? null : 'NOT_ALLOWED';
    if (order.paymentStatus !== 'paid') return 'NOT_ALLOWED';
    const lines = 'lines' in wanted ? wanted.lines : [];
    const amount = 'cents' in wanted ? { cents: wanted.cents } : await amountOf(tx, order, lines);
    if (amount === null) return 'TOO_MUCH';
    if (amount.cents === 0) return 'NOT_ALLOWED';
    if (amount.cents > refundableCents(order)) return 'TOO_MUCH';
    if (!(await takeBackUnits(tx, order.id, lines))) return 'VOUCHER_USED';
    await decideRefund(tx, order, { key, cents: amount.cents, lines });
    await creditPart(tx, order, { ...amount, lines });
    return null;
  });
}

async function amountOf(tx: Transaction, order: OrderRow, lines: readonly RefundedLine[]): Promise<LinesAmount | null> {
  const credited = await findCreditNotes(tx, [order.id]);
  return refundOfLines(order, await findOrderLines(tx, order.id), { lines, credited });
}

function isSame(known: RefundRow, wanted: Wanted): boolean {
  if ('cents' in wanted) return known.lines.length === 0 && known.cents === wanted.cents;
  return JSON.stringify(known.lines.map(toPair)) === JSON.stringify(wanted.lines.map(toPair));
}

const toPair = ({ id, qty }: { id: string; qty: number }) => [id, qty];
