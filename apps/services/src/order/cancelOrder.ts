import type { order, ResultsOf } from '@shop/contracts';
import type { Call } from '../module.ts';
import { isCancelable } from './changeStatus.ts';
import { showOrder } from './getOrder.ts';
import { findOrder, lockOrder } from './orderRepository.ts';
import { undoOrder } from './undoOrder.ts';

/**
 * Cancels an order of the visitor as long as it has not been sent, and none of the vouchers it bought has been used. The
 * goods and the money go back.
 */
export async function cancelOrder(call: Call, id: string, key?: string): Promise<ResultsOf<typeof order, 'Cancel'>> {
  const known = await findOrder(call, id, key);
  if (!known) return { ret: null, error: 'NOT_FOUND' };
  const isCanceled = await call.db.transaction(async (tx) => {
    const row = await lockOrder(tx, known.id);
    if (!row || !isCancelable(row)) return false;
    return undoOrder(tx, call.mails, row, 'canceledByCustomer');
  });
  const now = (await findOrder(call, id, key)) ?? known;
  return { ret: await showOrder(call, now), error: isCanceled ? null : 'NOT_CANCELABLE' };
}
