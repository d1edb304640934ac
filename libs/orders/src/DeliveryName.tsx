import type { Delivery } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';

/** The name of a way of delivery, or of the pickup point where an order is collected. */
export function DeliveryName({
  delivery: { type, pickupPoint },
}: {
  delivery: Pick<Delivery, 'type' | 'pickupPoint'>;
}) {
  if (!pickupPoint) return <FormattedMessage id={`orders.delivery.${type}`} />;
  return <FormattedMessage id="orders.pickup.name" values={{ name: pickupPoint.name }} />;
}
