import type { Delivery } from '@shop/contracts';
import type { OrderMailWords } from './mails/OrderMailWords.ts';

/** How an order comes, or where it is collected. */
export function deliveryLabel(
  { type, pickupPoint }: Pick<Delivery, 'type' | 'pickupPoint'>,
  words: Pick<OrderMailWords, 'delivery' | 'pickup'>,
): string {
  return pickupPoint ? words.pickup(pickupPoint.name) : words.delivery[type];
}
