import { trackEvent } from '@shop/analytics';
import type { CartItem } from '@shop/contracts';

/** Tracks by how much a line's quantity grew, or shrank where `change` is negative. */
export function trackQuantity(line: CartItem | undefined, change: number) {
  if (!line || change === 0) return;
  const name = change > 0 ? 'add_to_cart' : 'remove_from_cart';
  trackEvent({ name, items: [{ ...line, qty: Math.abs(change) }] });
}
