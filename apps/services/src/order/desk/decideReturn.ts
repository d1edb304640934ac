import type { ArgsOf, orderDesk } from '@shop/contracts';
import { cleanText } from '../../customer/cleanText.ts';
import type { Call } from '../../module.ts';
import { changeReturn, findReturns } from '../returns/orderReturns.ts';
import { changeOrder } from './changeOrder.ts';
import type { DeskReply } from './getDeskOrder.ts';

type Decision = ArgsOf<typeof orderDesk, 'DecideReturn'>[2];

/** Accepts what a customer wants to send back, or does not; the customer is told by mail, with the words given. */
export function decideReturn(
  call: Call,
  id: string,
  returnId: string,
  { accepts, answer }: Decision,
): Promise<DeskReply> {
  return changeOrder(call, id, accepts ? 'return accepted' : 'return rejected', async (tx, order) => {
    const known = (await findReturns(tx, order.id)).find((one) => one.id === returnId);
    if (!known) return 'NOT_FOUND';
    if (known.status !== 'requested') return 'NOT_ALLOWED';
    const status = accepts ? 'accepted' : 'rejected';
    await changeReturn(tx, known, { status, answer: cleanText(answer), decidedAt: new Date() });
    const kind = accepts ? 'returnAccepted' : 'returnRejected';
    await call.mails.send(tx, [{ kind, orderId: order.id, returnId }]);
    return null;
  });
}
