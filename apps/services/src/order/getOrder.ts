import type { Order, order, ResultsOf } from '@shop/contracts';
import { findItemLinks } from '../catalogue/itemLinks.ts';
import { checkoutSettings } from '../checkout/readCheckout.ts';
import { findCreditNotes } from '../invoice/creditNotes.ts';
import type { Call } from '../module.ts';
import { hasUsedVouchers } from '../voucher/takeBackVouchers.ts';
import { isCancelable } from './changeStatus.ts';
import type { OrderRow } from './insertOrder.ts';
import { findOrder, findOrderEvents, findOrderLines, type OrderLineRow } from './orderRepository.ts';
import { findRefunds } from './refunds.ts';
import { findReturns } from './returns/orderReturns.ts';
import { toOrder } from './toOrder.ts';

/** An order of the visitor, or of whoever has the key of its link. */
export async function getOrder(call: Call, id: string, key?: string): Promise<ResultsOf<typeof order, 'GetOrder'>> {
  const row = await findOrder(call, id, key);
  return row ? { ret: await showOrder(call, row), error: null } : { ret: null, error: 'NOT_FOUND' };
}

/** An order with its lines and what became of it. Six queries, and one more for vouchers that it bought. */
export async function showOrder(call: Call, row: OrderRow): Promise<Order> {
  const { db, site, locale } = call;
  const settings = await checkoutSettings(call);
  const lines = await findOrderLines(db, row.id);
  const ids = lines.map(({ itemId }) => itemId);
  return toOrder(row, {
    lines,
    links: await findItemLinks(db, site, locale, ids),
    events: await findOrderEvents(db, row.id),
    refunds: await findRefunds(db, row.id),
    creditNotes: await findCreditNotes(db, [row.id]),
    returns: await findReturns(db, row.id),
    hasUsedVouchers: isCancelable(row) && lines.some(isVoucher) && (await hasUsedVouchers(db, row.id)),
    settings: settings.returns,
    shopEmail: settings.organization.email,
  });
}

const isVoucher = ({ productType }: OrderLineRow) =>
  productType === 'experienceVoucher' || productType === 'valueVoucher';
