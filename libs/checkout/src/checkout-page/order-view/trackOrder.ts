import { type ShopEvent, trackEvent } from '@shop/analytics';
import type { Order, Refund } from '@shop/contracts';
import { trackedOrder, trackedRefund, trackedRest } from '../trackedOrder';
import { isUndone } from './isUndone';

/** Storage key of what was tracked, and how many are remembered. */
const KEY = 'tracked-orders';
const MAX_REMEMBERED = 40;

/**
 * Tracks the purchase of an order, each refund of a part of it, and that it was given up, each once in this browser, however
 * often the order is shown. An order that is given up when it is first seen is no purchase. What is tracked of the refunds
 * of an order never comes to more than its purchase.
 */
export function trackOrder(order: Order) {
  const { id, refunds } = order;
  if (isUndone(order)) {
    const known = remembered();
    const before = refunds.filter((refund) => known.includes(keyOf(refund)));
    return trackOnce(`refund:${id}`, { name: 'refund', id, order: trackedRest(order, before) });
  }
  trackOnce(id, { name: 'purchase', id, order: trackedOrder(order) });
  for (const refund of refunds) {
    trackOnce(keyOf(refund), { name: 'refund', id, order: trackedRefund(order, refund) });
  }
}

const keyOf = ({ id }: Refund) => `refund:${id}`;

function trackOnce(key: string, event: ShopEvent) {
  const known = remembered();
  if (known.includes(key)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([key, ...known].slice(0, MAX_REMEMBERED)));
  } catch {
    // Without storage a reload would count it again.
    return;
  }
  trackEvent(event);
}

function remembered(): readonly string[] {
  try {
    const keys: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}
