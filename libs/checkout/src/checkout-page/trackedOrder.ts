import type { TrackedItem, TrackedOrder } from '@shop/analytics';
import type { Checkout, Order, Price, Refund } from '@shop/contracts';

interface Sold {
  title: string;
  sku: string;
  qty: number;
}

/** An article as it is sold: without the former price, which orders do not keep. */
const sold = ({ title, sku, qty }: Sold, amount: Price['amount'], currency: Price['currency']): TrackedItem => ({
  title,
  sku,
  qty,
  price: { amount, crossAmount: { cents: 0 }, currency },
});

/** A checkout for events, with the same articles and amounts as the order it becomes. */
export function trackedCheckout({ cart, totals }: Pick<Checkout, 'cart' | 'totals'>): TrackedOrder {
  return { totals, items: cart.items.map((item) => sold(item, item.price.amount, totals.currency)) };
}

const none = { cents: 0 };

/** What was given back of an order, for events: its amount, and the units it was for. */
export function trackedRefund({ lines, totals }: Pick<Order, 'lines' | 'totals'>, refund: Refund): TrackedOrder {
  const units = unitsOf([refund]);
  return trackedOrder({
    lines: lines.map((line) => ({ ...line, qty: units.get(line.id) ?? 0 })).filter(({ qty }) => qty > 0),
    totals: { ...totals, due: refund.amount, vouchers: none, delivery: none, taxes: [] },
  });
}

/** What is left of an order after refunds, for events; all of it where there were none. */
export function trackedRest(order: Pick<Order, 'lines' | 'totals'>, refunds: readonly Refund[]): TrackedOrder {
  if (refunds.length === 0) return trackedOrder(order);
  const { lines, totals } = order;
  const units = unitsOf(refunds);
  const cents = refunds.reduce((sum, { amount }) => sum + amount.cents, 0);
  return trackedOrder({
    lines: lines.map((line) => ({ ...line, qty: line.qty - (units.get(line.id) ?? 0) })).filter(({ qty }) => qty > 0),
    totals: { ...totals, due: { cents: totals.due.cents - cents }, delivery: none, taxes: [] },
  });
}

function unitsOf(refunds: readonly Refund[]): ReadonlyMap<string, number> {
  const units = new Map<string, number>();
  for (const { id, qty } of refunds.flatMap((refund) => refund.lines)) units.set(id, (units.get(id) ?? 0) + qty);
  return units;
}

/** An order for events. */
export function trackedOrder({ lines, totals }: Pick<Order, 'lines' | 'totals'>): TrackedOrder {
  return { totals, items: lines.map((line) => sold(line, line.price, totals.currency)) };
}
