import type { Checkout, CheckoutStep } from '@shop/contracts';
import { AddressBlock, DeliveryName, isBrought, PickupAddress, useFormatDay } from '@shop/orders';
import { Heading } from '@shop/ui-kit/heading';
import { VisuallyHidden } from '@shop/ui-kit/layout';
import { Link } from '@shop/ui-kit/link';
import { theme } from '@shop/ui-kit/theme';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { stepPath } from '../checkoutAddress';

interface ChosenProps {
  checkout: Checkout;
  /** Address of the checkout's page. */
  page: string;
}

/** Addresses, delivery and payment as chosen, each with a link to change it. */
export function Chosen({ checkout, page }: ChosenProps) {
  const { email, billingAddress, shippingAddress, delivery, payment } = checkout;
  const formatDay = useFormatDay();
  return (
    <Parts>
      <Part page={page} step="address" title={<FormattedMessage id="checkout.review.billing" />}>
        {billingAddress && <AddressBlock address={billingAddress} />}
        <p>{email}</p>
      </Part>
      {isBrought(delivery) && (
        <Part page={page} step="address" title={<FormattedMessage id="checkout.review.shipping" />}>
          {shippingAddress ? (
            <AddressBlock address={shippingAddress} />
          ) : (
            <FormattedMessage id="checkout.review.same" />
          )}
        </Part>
      )}
      <Part page={page} step="delivery" title={<FormattedMessage id="checkout.review.delivery" />}>
        {delivery && (
          <p>
            <DeliveryName delivery={delivery} />
            {delivery.date && `, ${formatDay(delivery.date)}`}
          </p>
        )}
        {delivery?.pickupPoint && <PickupAddress point={delivery.pickupPoint} />}
      </Part>
      <Part page={page} step="payment" title={<FormattedMessage id="checkout.review.payment" />}>
        {payment && <FormattedMessage id={`orders.payment.${payment.method}`} />}
      </Part>
    </Parts>
  );
}

interface PartProps {
  page: string;
  step: CheckoutStep;
  title: ReactNode;
  children: ReactNode;
}

const Part = ({ page, step, title, children }: PartProps) => (
  <section>
    <Heading level={3} size="m">
      {title}
    </Heading>
    <Link to={stepPath(page, step)}>
      <FormattedMessage id="checkout.review.edit" /> <VisuallyHidden as="span">{title}</VisuallyHidden>
    </Link>
    <div>{children}</div>
  </section>
);

const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: ${theme.space.m};
  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-content: start;
    gap: ${theme.space.xs} ${theme.space.s};
    padding: ${theme.space.m};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.m};
  }
  & > section > div {
    grid-column: 1 / -1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
