import { useTrackOnce } from '@shop/analytics';
import type { Checkout, CheckoutStep, SpecialPages } from '@shop/contracts';
import { orderPath } from '@shop/contracts/order-links';
import { useNavigate } from '@shop/router';
import { Heading } from '@shop/ui-kit/heading';
import { media, theme } from '@shop/ui-kit/theme';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { AddressStep } from './address-step/AddressStep';
import { allowedStep, stepPath, viewAt } from './checkoutAddress';
import { DeliveryStep } from './delivery-step/DeliveryStep';
import { PaymentStep } from './payment-step/PaymentStep';
import { type Problem, ProblemBanner } from './ProblemBanner';
import { ReviewStep } from './review-step/ReviewStep';
import { StepHeading } from './StepHeading';
import { StepList } from './StepList';
import { Summary } from './summary/Summary';
import { trackedCheckout } from './trackedOrder';

interface LoadedCheckoutProps {
  checkout: Checkout;
  specialPages: SpecialPages;
  path: string;
  onReload: () => Promise<void>;
  /** Called when the cart has become an order. */
  onLeave: () => void;
}

/** The step that the address asks for, beside what is ordered. A step ahead of the others leads back. */
export function LoadedCheckout({ checkout, specialPages, path, onReload, onLeave }: LoadedCheckoutProps) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<Problem | null>(null);
  const page = specialPages.checkout;
  const { step: reached, cart } = checkout;
  const wanted = viewAt(path);
  const step = allowedStep(wanted, reached);
  const go = (to: CheckoutStep, replace = false) => navigate(stepPath(page, to), { replace });
  useTrackOnce(cart.id, () => ({ name: 'begin_checkout', order: trackedCheckout(checkout) }));

  const lead = useEffectEvent(go);
  useEffect(() => {
    if (step !== wanted) lead(step, true);
  }, [step, wanted]);

  function handleDone(next: CheckoutStep) {
    setProblem(null);
    go(next);
  }

  async function handleProblem(found: Problem, at?: CheckoutStep) {
    setProblem(found);
    await onReload();
    if (at) go(at);
  }

  function handleOrdered(orderId: string) {
    onLeave();
    navigate(orderPath(page, orderId), { replace: true });
  }

  const isBlocked = cart.unavailableItems.length + cart.unprocessableItems.length > 0;
  const shown: Problem | null = problem ?? (isBlocked ? { kind: 'unavailable' } : null);
  const common = { checkout, onProblem: handleProblem };
  return (
    <>
      <Heading level={1} size="xxl">
        <FormattedMessage id="checkout.checkoutPage.title" />
      </Heading>
      <StepList page={page} step={step} reached={reached} />
      <Columns>
        <div>
          {shown && <ProblemBanner problem={shown} cart={specialPages.cart} />}
          <StepHeading step={step} />
          {step === 'address' && <AddressStep {...common} onDone={() => handleDone('delivery')} />}
          {step === 'delivery' && <DeliveryStep {...common} onDone={() => handleDone('payment')} />}
          {step === 'payment' && <PaymentStep {...common} onDone={() => handleDone('review')} />}
          {step === 'review' && <ReviewStep {...common} specialPages={specialPages} onOrdered={handleOrdered} />}
        </div>
        <Summary checkout={checkout} />
      </Columns>
    </>
  );
}

/* Not a grid on narrow screens: what is sticky in one stays in its row. */
const Columns = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.xl};
  margin-top: ${theme.space.l};
  ${media.laptop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 23rem;
    align-items: start;
  }
  & > div {
    display: flex;
    flex-direction: column;
    gap: ${theme.space.l};
    min-width: 0;
    max-width: 42rem;
  }
  /* What gets the focus is not covered by the summary at the bottom of the window. */
  & > div :is(a, button, input, select) {
    scroll-margin-block: 6rem;
  }
`;
