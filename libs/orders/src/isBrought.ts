import type { Delivery } from '@shop/contracts';

/** Whether a delivery goes to an address: neither a download nor what is collected does. */
export function isBrought(delivery: Pick<Delivery, 'type' | 'pickupPoint'> | null): boolean {
  return delivery?.type !== 'DOWNLOAD' && !delivery?.pickupPoint;
}
