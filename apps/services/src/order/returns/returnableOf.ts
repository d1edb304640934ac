import type { Order, OrderStatus, RefundedLine } from '@shop/contracts';
import type { ReturnSettings } from '../../site/siteSettings.ts';
import { unitsOf } from '../desk/refundOfLines.ts';
import type { OrderRow } from '../insertOrder.ts';
import type { OrderEventRow, OrderLineRow } from '../orderRepository.ts';
import type { ReturnRow } from './orderReturns.ts';

const DAY_MS = 86_400_000;

/** From when the period counts, the best known first. */
const handedOver: readonly OrderStatus[] = ['delivered', 'completed', 'shipped'];

const open: ReadonlySet<ReturnRow['status']> = new Set<ReturnRow['status']>(['requested', 'accepted']);

interface ReturnFacts {
  lines: readonly OrderLineRow[];
  events: readonly Pick<OrderEventRow, 'status' | 'at'>[];
  returns: readonly Pick<ReturnRow, 'status' | 'lines'>[];
  /** The order's credit notes: what they are for is back, or need not come back. */
  credited: readonly { lines: readonly RefundedLine[]; isRest: boolean }[];
  settings: ReturnSettings;
  now: Date;
}

/**
 * Units that may be sent back of an order that was handed over, as long as the shop's period lasts. Not vouchers, which
 * are used or not, nor what was made for somebody.
 */
export function returnableOf({ status }: Pick<OrderRow, 'status'>, facts: ReturnFacts): Order['returnable'] {
  const { lines, events, returns, credited, settings, now } = facts;
  const nothing = { lines: [], until: null };
  const begin = handedOver.map((one) => events.findLast((event) => event.status === one)).find(Boolean);
  if (!begin || !handedOver.includes(status as OrderStatus) || credited.some(({ isRest }) => isRest)) return nothing;
  const until = begin.at.getTime() + settings.days * DAY_MS;
  if (until < now.getTime()) return nothing;
  const gone = unitsOf([...credited, ...returns.filter((one) => open.has(one.status))].flatMap((one) => one.lines));
  const left = lines.filter(isSentBack).flatMap(({ position, qty }) => {
    const units = qty - (gone.get(String(position)) ?? 0);
    return units > 0 ? [{ id: String(position), qty: units }] : [];
  });
  return left.length > 0 ? { lines: left, until } : nothing;
}

const isSentBack = ({ productType, personalization }: OrderLineRow): boolean =>
  productType === 'product' && !personalization?.text && !personalization?.imageId;
