import type { orderDesk, ResultsOf } from '@shop/contracts';
import type { Call } from '../../module.ts';
import { findVouchersToSend } from '../../voucher/voucherRepository.ts';
import { nextStatuses } from '../changeStatus.ts';
import { showOrder } from '../getOrder.ts';
import { findOrderOfSite } from '../orderRepository.ts';
import { refundableCents } from '../refunds.ts';

export type DeskReply = ResultsOf<typeof orderDesk, 'GetOrder'>;

/** An order of the site as the staff sees it. */
export async function getDeskOrder(call: Call, id: string): Promise<DeskReply> {
  const row = await findOrderOfSite(call.db, call.site, id);
  if (!row) return { ret: null, error: 'NOT_FOUND' };
  const ret = {
    ...(await showOrder(call, row)),
    nextStatuses: nextStatuses(row),
    refundable: { cents: refundableCents(row) },
    vouchersToSend: (await findVouchersToSend(call.db, row.id)).map((one) => one.id),
  };
  return { ret, error: null };
}
