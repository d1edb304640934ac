import type { PaymentError, SpecialPages } from '@shop/contracts';
import { ButtonLink } from '@shop/ui-kit/button';
import { EmptyState, PlainState } from '@shop/ui-kit/empty-state';
import { RetryButton } from '@shop/ui-kit/retry-button';
import { Spinner } from '@shop/ui-kit/spinner';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { stepPath } from '../checkoutAddress';
import { CheckoutSkeleton } from '../CheckoutSkeleton';
import { forgetOrderKey } from '../review-step/orderKey';
import { OrderNotFound } from './OrderNotFound';
import { PlacedOrder } from './PlacedOrder';
import { usePaymentOutcome } from './usePaymentOutcome';

interface OrderOutcomeProps {
  id: string;
  accessKey: string | undefined;
  specialPages: SpecialPages;
}

/** The order once its payment is settled; until then that it waits, or why the payment was refused. */
export function OrderOutcome({ id, accessKey, specialPages }: OrderOutcomeProps) {
  const { outcome, again } = usePaymentOutcome(id, accessKey);
  switch (outcome.kind) {
    case 'loading':
      return <CheckoutSkeleton />;
    case 'notFound':
      return <OrderNotFound shop={specialPages.root} />;
    case 'failed':
    case 'late':
      return <Unanswered kind={outcome.kind} onRetry={again} />;
    case 'waiting':
      return <Waiting />;
    case 'refused':
      return <RefusedPayment reason={outcome.reason} page={specialPages.checkout} />;
    case 'accepted':
      return <PlacedOrder id={id} accessKey={accessKey} specialPages={specialPages} />;
  }
}

function Waiting() {
  return (
    <PlainState
      role="status"
      level={1}
      title={<FormattedMessage id="checkout.order.waiting.title" />}
      text={<FormattedMessage id="checkout.order.waiting.text" />}
    >
      <Spinner />
    </PlainState>
  );
}

function Unanswered({ kind, onRetry }: { kind: 'failed' | 'late'; onRetry: () => void }) {
  return (
    <EmptyState
      drawing="plug"
      level={1}
      title={<FormattedMessage id={`checkout.order.${kind}.title`} />}
      text={<FormattedMessage id={`checkout.order.${kind}.text`} />}
    >
      <RetryButton onClick={onRetry}>
        <FormattedMessage id="checkout.order.again" />
      </RetryButton>
    </EmptyState>
  );
}

/** Why there is no order; the cart is still there. */
function RefusedPayment({ reason, page }: { reason: PaymentError; page: string }) {
  // The next attempt is another order.
  useEffect(forgetOrderKey, []);
  return (
    <div role="alert">
      <EmptyState
        drawing="plug"
        level={1}
        title={<FormattedMessage id="checkout.problem.payment.title" />}
        text={
          <>
            <FormattedMessage id={`checkout.refused.${reason}`} /> <FormattedMessage id="checkout.refused.cart" />
          </>
        }
      >
        <ButtonLink to={stepPath(page, 'payment')} size="big">
          <FormattedMessage id="checkout.refused.link" />
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
