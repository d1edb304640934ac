import type { TrackedItem, TrackedOrder } from '@shop/analytics';
import type { Checkout, Order, Price } from '@shop/contracts';

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

/** What was given back of an order, for events: its amount, and the units it was for. */
export function trackedRefund({ lines, totals, refunds }: Pick<Order, 'lines' | 'totals' | 'refunds'>): TrackedOrder {
  const units = new Map<string, number>();
  for (const { id, qty } of refunds.flatMap((refund) => refund.lines)) units.set(id, (units.get(id) ?? 0) + qty);
  const none = { cents: 0 };
  const due = { cents: refunds.reduce((sum, { amount }) => sum + amount.cents, 0) };
  return trackedOrder({
    lines: lines.map((line) => ({ ...line, qty: units.get(line.id) ?? 0 })).filter(({ qty }) => qty > 0),
    totals: { ...totals, due, vouchers: none, delivery: none, taxes: [] },
  });
}

/** An order for events. */
export function trackedOrder({ lines, totals }: Pick<Order, 'lines' | 'totals'>): TrackedOrder {
  return { totals, items: lines.map((line) => sold(line, line.price, totals.currency)) };
}
