import type { SpecialPages } from '@shop/contracts';
import { useBrand } from '@shop/brand';
import { Button } from '@shop/ui-kit/button';
import { Stack } from '@shop/ui-kit/layout';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StepProps } from '../StepProps';
import { Chosen } from './Chosen';
import { problemOf } from './problemOf';
import { TermsField } from './TermsField';
import { usePlaceOrder } from './usePlaceOrder';

interface ReviewStepProps extends StepProps {
  specialPages: SpecialPages;
  onOrdered: (orderId: string) => void;
}

/** Everything that was chosen, to look at once more before it is ordered. */
export function ReviewStep({ checkout, specialPages, onProblem, onOrdered }: ReviewStepProps) {
  const { formatMessage } = useIntl();
  const { country } = useBrand();
  const placeOrder = usePlaceOrder();
  const [accepted, setAccepted] = useState(false);
  const [hasError, setError] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const terms = useRef<HTMLInputElement>(null);

  // The way back from the payment page may show this page as it was left.
  useEffect(() => {
    const handleShown = () => setBusy(false);
    window.addEventListener('pageshow', handleShown);
    return () => window.removeEventListener('pageshow', handleShown);
  }, []);

  async function order() {
    setBusy(true);
    const placed = await placeOrder(checkout.version);
    // The payment page is on its way.
    if (placed.kind === 'leaving') return;
    setBusy(false);
    if (placed.kind === 'ordered') onOrdered(placed.orderId);
    if (placed.kind !== 'refused') return;
    const { problem, at } = problemOf(placed.error, checkout.cart);
    await onProblem(problem, at);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setError(!accepted);
    if (accepted) void order();
    else terms.current?.focus();
  }

  return (
    <form noValidate onSubmit={handleSubmit} aria-label={formatMessage({ id: 'checkout.steps.review.title' })}>
      <Stack gap="l">
        <Chosen checkout={checkout} page={specialPages.checkout} />
        <TermsField
          ref={terms}
          specialPages={specialPages}
          checked={accepted}
          onChange={setAccepted}
          hasError={hasError && !accepted}
        />
        <Button type="submit" size="big" full loading={isBusy}>
          {/* The law of the country says what the button must say. */}
          <FormattedMessage id={country === 'CH' ? 'checkout.review.buy' : 'checkout.review.orderWithDuty'} />
        </Button>
      </Stack>
    </form>
  );
}
