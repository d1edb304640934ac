import type { Transaction } from '../../db/database.ts';
import type { Call } from '../../module.ts';
import type { OrderRow } from '../insertOrder.ts';
import { findOrderOfSite, lockOrder } from '../orderRepository.ts';
import { type DeskReply, getDeskOrder } from './getDeskOrder.ts';

/** Changes a locked order in a transaction; gives what stands against it. */
type Change = (tx: Transaction, order: OrderRow) => Promise<DeskReply['error']>;

/** Changes an order of the site for the staff, which is written to the log, and shows it as it is then. */
export async function changeOrder(call: Call, id: string, action: string, change: Change): Promise<DeskReply> {
  const known = await findOrderOfSite(call.db, call.site, id);
  if (!known) return { ret: null, error: 'NOT_FOUND' };
  const error = await call.db.transaction(async (tx) => change(tx, (await lockOrder(tx, known.id)) ?? known));
  if (!error) call.log.info({ order: known.number, staff: call.visitor.customerId, action }, 'order changed by staff');
  return { ...(await getDeskOrder(call, id)), error };
}
