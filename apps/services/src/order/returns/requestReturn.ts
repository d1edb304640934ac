import type { ArgsOf, order, ResultsOf } from '@shop/contracts';
import { cleanText } from '../../customer/cleanText.ts';
import { checkoutSettings } from '../../checkout/readCheckout.ts';
import { orderReturn } from '../../db/schema/orderReturn.ts';
import { findCreditNotes } from '../../invoice/creditNotes.ts';
import type { Call } from '../../module.ts';
import { unitsOf } from '../desk/refundOfLines.ts';
import { showOrder } from '../getOrder.ts';
import { findOrder, findOrderEvents, findOrderLines, lockOrder } from '../orderRepository.ts';
import { findReturns } from './orderReturns.ts';
import { returnableOf } from './returnableOf.ts';

type Request = ArgsOf<typeof order, 'RequestReturn'>[2];

/** Asks to send units of an order of the visitor back; the staff decides. The visitor is told by mail. */
export async function requestReturn(
  call: Call,
  id: string,
  key: string | undefined,
  { lines, reason, words }: Request,
): Promise<ResultsOf<typeof order, 'RequestReturn'>> {
  const known = await findOrder(call, id, key);
  if (!known) return { ret: null, error: 'NOT_FOUND' };
  const settings = (await checkoutSettings(call)).returns;
  const wanted = [...unitsOf(lines)].map(([line, qty]) => ({ id: line, qty }));
  const isAsked = await call.db.transaction(async (tx) => {
    const row = await lockOrder(tx, known.id);
    if (!row) return false;
    const { lines: left } = returnableOf(row, {
      lines: await findOrderLines(tx, row.id),
      events: await findOrderEvents(tx, row.id),
      returns: await findReturns(tx, row.id),
      credited: await findCreditNotes(tx, [row.id]),
      settings,
      now: new Date(),
    });
    const units = unitsOf(left);
    if (wanted.some((line) => line.qty > (units.get(line.id) ?? 0))) return false;
    const [stored] = await tx
      .insert(orderReturn)
      .values({ orderId: row.id, lines: wanted, reason, words: cleanText(words) })
      .returning({ id: orderReturn.id });
    await call.mails.send(tx, [{ kind: 'returnRequested', orderId: row.id, returnId: stored!.id }]);
    return true;
  });
  return { ret: await showOrder(call, known), error: isAsked ? null : 'NOT_RETURNABLE' };
}
