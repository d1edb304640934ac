import { useBuyAgain } from '@shop/cart';
import type { Order, SpecialPages } from '@shop/contracts';
import {
  AddressBlock,
  BuyOrderAgain,
  CancelOrder,
  ContactLink,
  DeliveryName,
  Documents,
  isBrought,
  OrderSums,
  owedCents,
  Parcels,
  PickupAddress,
  Refunds,
  ReturnOrder,
  Returns,
  useFormatDay,
} from '@shop/orders';
import { ButtonLink } from '@shop/ui-kit/button';
import { Heading } from '@shop/ui-kit/heading';
import { Inline, Stack } from '@shop/ui-kit/layout';
import { media, theme } from '@shop/ui-kit/theme';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { ArticleLines } from '../summary/ArticleLines';
import { isUndone } from './isUndone';
import { OrderState } from './OrderState';

interface OrderDetailsProps {
  order: Order;
  accessKey: string | undefined;
  specialPages: Pick<SpecialPages, 'root' | 'cart'>;
}

/** Thanks for an order: its number, where it is, what is in it, and what was given back. */
export function OrderDetails({ order, accessKey, specialPages }: OrderDetailsProps) {
  const { number, email, lines, totals, billingAddress, shippingAddress, delivery, payment, parcels, refunds } = order;
  const formatDay = useFormatDay();
  const { isBuying, buyAgain } = useBuyAgain(specialPages.cart);
  const isCanceled = isUndone(order);
  const isOwed = owedCents(order) === totals.due.cents;
  return (
    <Stack gap="xl">
      <Stack gap="s" aria-live="polite">
        <Heading level={1} size="xxl">
          <FormattedMessage id={isCanceled ? 'checkout.order.canceled.title' : 'checkout.order.title'} />
        </Heading>
        <p>
          <FormattedMessage id="checkout.order.number" values={{ number: <strong>{number}</strong> }} />
        </p>
        {isCanceled ? (
          <p>
            <FormattedMessage id="checkout.order.canceled.text" />
          </p>
        ) : (
          <>
            <p>
              <FormattedMessage id="checkout.order.mail" values={{ email: <strong>{email}</strong> }} />
            </p>
            <p>
              <OrderState order={order} />
            </p>
          </>
        )}
      </Stack>
      <Columns>
        <section aria-labelledby="order-lines">
          <Heading level={2} size="l" id="order-lines">
            <FormattedMessage id="checkout.summary.title" />
          </Heading>
          <ArticleLines
            currency={totals.currency}
            lines={lines.map(({ rowTotalPrice, ...line }) => ({ ...line, cents: rowTotalPrice.cents }))}
          />
          <OrderSums
            totals={totals}
            codes={order.codes}
            hasDelivery
            dueLabel={isOwed ? undefined : <FormattedMessage id="checkout.order.settledTotal" />}
          />
        </section>
        <Stack gap="l">
          {parcels.length > 0 && (
            <Part title={<FormattedMessage id="orders.parcels.title" />}>
              <Parcels parcels={parcels} />
            </Part>
          )}
          {order.returns.length > 0 && (
            <Part title={<FormattedMessage id="orders.returns.title" />}>
              <Returns order={order} />
            </Part>
          )}
          {refunds.length > 0 && (
            <Part title={<FormattedMessage id="orders.refunds.title" />}>
              <Refunds refunds={refunds} currency={totals.currency} />
            </Part>
          )}
          <Part title={<FormattedMessage id="checkout.review.billing" />}>
            <AddressBlock address={billingAddress} />
          </Part>
          {isBrought(delivery) && (
            <Part title={<FormattedMessage id="checkout.review.shipping" />}>
              <AddressBlock address={shippingAddress ?? billingAddress} />
            </Part>
          )}
          <Part title={<FormattedMessage id="checkout.review.delivery" />}>
            <DeliveryName delivery={delivery} />
            {delivery.date && `, ${formatDay(delivery.date)}`}
            {delivery.pickupPoint && (
              <div>
                <PickupAddress point={delivery.pickupPoint} />
              </div>
            )}
          </Part>
          <Part title={<FormattedMessage id="checkout.review.payment" />}>
            <FormattedMessage id={`orders.payment.${payment.method}`} />
          </Part>
          {/* One that never held has no invoice. */}
          {order.status !== 'invalid' && (
            <Part title={<FormattedMessage id="orders.documents.title" />}>
              <Documents order={order} accessKey={accessKey} />
            </Part>
          )}
        </Stack>
      </Columns>
      <Unprinted gap="m">
        <ButtonLink to={specialPages.root}>
          <FormattedMessage id="checkout.order.toShop" />
        </ButtonLink>
        <BuyOrderAgain order={order} mode="secondary" isBuying={isBuying} onBuy={(items) => void buyAgain(items)} />
        <CancelOrder order={order} accessKey={accessKey} />
        <ReturnOrder order={order} accessKey={accessKey} />
        <ContactLink order={order} />
      </Unprinted>
    </Stack>
  );
}

const Part = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section>
    <Heading level={2} size="m">
      {title}
    </Heading>
    {children}
  </section>
);

const Unprinted = styled(Inline)`
  @media print {
    display: none;
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${theme.space.xl};
  ${media.laptop} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    align-items: start;
  }
  & > section {
    display: grid;
    gap: ${theme.space.l};
    padding: ${theme.space.l};
    border-radius: ${theme.radius.m};
    background: ${theme.color.surfaceSunken};
  }
`;
