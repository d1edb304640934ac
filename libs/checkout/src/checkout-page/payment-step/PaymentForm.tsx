import { trackEvent } from '@shop/analytics';
import type { ChosenPayment, PaymentOption } from '@shop/contracts';
import { useLocale } from '@shop/intl';
import { useSetPaymentMutation } from '@shop/service-client/checkout';
import { Button } from '@shop/ui-kit/button';
import { RadioField } from '@shop/ui-kit/field';
import { Stack } from '@shop/ui-kit/layout';
import { NoticeBanner } from '@shop/ui-kit/notice-banner';
import { type SubmitEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChoiceCards } from '../ChoiceCards';
import type { ChoiceStepProps } from '../StepProps';
import { trackedCheckout } from '../trackedOrder';

interface PaymentFormProps extends ChoiceStepProps {
  options: readonly PaymentOption[];
  /** Called when a choice is no longer offered. */
  onOutdated: () => void;
}

const keyOf = ({ method, provider }: ChosenPayment) => `${method} ${provider ?? ''}`;
const isFree = ({ method }: ChosenPayment) => method === 'no-payment' || method === 'value-voucher';

/** The ways to pay to choose from; nothing to choose where nothing is left to pay. */
export function PaymentForm({ checkout, options, onDone, onProblem, onOutdated }: PaymentFormProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const [setPayment, { isLoading }] = useSetPaymentMutation();
  const [key, setKey] = useState(checkout.payment ? keyOf(checkout.payment) : '');
  const [hasError, setError] = useState(false);
  const cards = useRef<HTMLDivElement>(null);
  const free = options.length === 1 ? options.find(isFree) : undefined;
  const chosen = free ?? options.find((option) => keyOf(option) === key);

  async function submit({ method, provider }: PaymentOption) {
    const { data } = await setPayment({ payment: { method, provider }, locale });
    if (!data) return;
    if (data.error || !data.checkout) {
      onOutdated();
      return onProblem({ kind: data.error?.validationError ? 'choiceGone' : 'unknown' });
    }
    trackEvent({ name: 'add_payment_info', order: trackedCheckout(data.checkout), payment: method });
    onDone();
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isLoading) return;
    setError(!chosen);
    if (chosen) void submit(chosen);
    else cards.current?.querySelector('input')?.focus();
  }

  return (
    <form noValidate onSubmit={handleSubmit} aria-label={formatMessage({ id: 'checkout.steps.payment.title' })}>
      <Stack gap="l">
        {free ? (
          <NoticeBanner type="success" title={<FormattedMessage id="checkout.payment.nothing" />} />
        ) : (
          <ChoiceCards ref={cards}>
            <RadioField
              name="payment"
              required
              label={<FormattedMessage id="checkout.payment.label" />}
              value={chosen ? keyOf(chosen) : ''}
              onChange={setKey}
              error={hasError && !chosen ? <FormattedMessage id="checkout.payment.choose" /> : undefined}
              options={options.map((option) => ({ value: keyOf(option), label: <PaymentLabel option={option} /> }))}
            />
          </ChoiceCards>
        )}
        <Button type="submit" size="big" full loading={isLoading}>
          <FormattedMessage id="checkout.payment.submit" />
        </Button>
      </Stack>
    </form>
  );
}

const PaymentLabel = ({ option: { method, redirects } }: { option: PaymentOption }) => (
  <>
    <strong>
      <FormattedMessage id={`orders.payment.${method}`} />
    </strong>
    {redirects && (
      <small>
        <FormattedMessage id="checkout.payment.redirects" />
      </small>
    )}
  </>
);
