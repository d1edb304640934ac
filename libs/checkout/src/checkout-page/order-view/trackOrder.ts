import { type ShopEvent, trackEvent } from '@shop/analytics';
import type { Order } from '@shop/contracts';
import { trackedOrder, trackedRefund } from '../trackedOrder';
import { isUndone } from './isUndone';

/** Storage key of what was tracked, and how many are remembered. */
const KEY = 'tracked-orders';
const MAX_REMEMBERED = 40;

/**
 * Tracks the purchase of an order, and that it was given up or money given back, each once in this browser, however often
 * the order is shown. An order that is given up when it is first seen is no purchase.
 */
export function trackOrder(order: Order) {
  const { id } = order;
  if (isUndone(order)) return trackOnce(`refund:${id}`, { name: 'refund', id, order: trackedOrder(order) });
  trackOnce(id, { name: 'purchase', id, order: trackedOrder(order) });
  if (order.refunds.length > 0) trackOnce(`refund:${id}`, { name: 'refund', id, order: trackedRefund(order) });
}

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
