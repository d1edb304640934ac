import type { Order } from '@shop/contracts';
import { formatPrice } from '@shop/intl';
import { AddressBlock, DeliveryName, isBrought, owedCents, PickupAddress, useFormatDay } from '@shop/orders';
import { Heading } from '@shop/ui-kit/heading';
import { media, theme } from '@shop/ui-kit/theme';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { Panel } from '../shared/Panel';

const Facts = styled.div`
  display: grid;
  gap: ${theme.space.l};
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Fact = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section>
    <Heading level={3} size="m">
      {title}
    </Heading>
    {children}
  </section>
);

/** Where an order goes, how, and how it is paid. */
export function OrderFacts({ order }: { order: Order }) {
  const { billingAddress, shippingAddress, delivery, payment, currency } = order;
  const formatDay = useFormatDay();
  const owed = owedCents(order);
  return (
    <Panel aria-labelledby="order-facts">
      <Heading level={2} size="l" id="order-facts">
        <FormattedMessage id="profile.order.about" />
      </Heading>
      <Facts>
        <Fact title={<FormattedMessage id="profile.order.billing" />}>
          <AddressBlock address={billingAddress} />
        </Fact>
        {isBrought(delivery) && (
          <Fact title={<FormattedMessage id="profile.order.shipping" />}>
            <AddressBlock address={shippingAddress ?? billingAddress} />
          </Fact>
        )}
        <Fact title={<FormattedMessage id="profile.order.delivery" />}>
          <p>
            <DeliveryName delivery={delivery} />
            {delivery.date && `, ${formatDay(delivery.date)}`}
          </p>
          {delivery.pickupPoint && <PickupAddress point={delivery.pickupPoint} />}
        </Fact>
        <Fact title={<FormattedMessage id="profile.order.payment" />}>
          <p>
            <FormattedMessage id={`orders.payment.${payment.method}`} />
          </p>
          {(payment.status !== 'open' || owed > 0) && (
            <p>
              <FormattedMessage
                id={`profile.payment.${payment.status}`}
                values={{ amount: formatPrice(payment.status === 'open' ? owed : payment.amount.cents, currency) }}
              />
            </p>
          )}
          {payment.refunded.cents > 0 && (
            <p>
              <FormattedMessage
                id="profile.payment.refunded"
                values={{ amount: formatPrice(payment.refunded.cents, currency) }}
              />
            </p>
          )}
        </Fact>
      </Facts>
    </Panel>
  );
}
