import type { DeliveryOption, Totals } from '@shop/contracts';
import { formatPrice } from '@shop/intl';
import { DeliveryName, PickupAddress, useFormatDay } from '@shop/orders';
import { FormattedMessage } from 'react-intl';

interface DeliveryLabelProps {
  option: DeliveryOption;
  currency: Totals['currency'];
}

/** A way of delivery with its price, and when it is expected. */
export function DeliveryLabel({ option, currency }: DeliveryLabelProps) {
  const { price, freeFrom, expected, pickupPoint } = option;
  const formatDay = useFormatDay();
  const [from, to] = expected.map(formatDay);
  return (
    <>
      <strong>
        <DeliveryName delivery={option} />
      </strong>
      <span>{price.cents === 0 ? <FormattedMessage id="orders.sums.free" /> : formatPrice(price.cents, currency)}</span>
      {pickupPoint && <PickupAddress point={pickupPoint} />}
      {from && to && (
        <small>
          {pickupPoint ? (
            <FormattedMessage id="checkout.pickup.ready" values={{ day: from }} />
          ) : from === to ? (
            <FormattedMessage id="checkout.delivery.expectedOn" values={{ day: from }} />
          ) : (
            <FormattedMessage id="checkout.delivery.expected" values={{ from, to }} />
          )}
        </small>
      )}
      {freeFrom && price.cents > 0 && (
        <small>
          <FormattedMessage
            id="checkout.delivery.freeFrom"
            values={{ amount: formatPrice(freeFrom.cents, currency) }}
          />
        </small>
      )}
    </>
  );
}
