import { trackEvent } from '@shop/analytics';
import type { Delivery, DeliveryOption } from '@shop/contracts';
import { useErrorText } from '@shop/forms';
import { useLocale } from '@shop/intl';
import { useSetDeliveryMutation } from '@shop/service-client/checkout';
import { useFormatDay } from '@shop/orders';
import { Button } from '@shop/ui-kit/button';
import { RadioField, SelectField } from '@shop/ui-kit/field';
import { Stack } from '@shop/ui-kit/layout';
import { type SubmitEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChoiceCards } from '../ChoiceCards';
import type { ChoiceStepProps } from '../StepProps';
import { trackedCheckout } from '../trackedOrder';
import { DeliveryLabel } from './DeliveryLabel';

interface DeliveryFormProps extends ChoiceStepProps {
  options: readonly DeliveryOption[];
  /** Called when a choice is no longer offered. */
  onOutdated: () => void;
}

/** The ways of delivery to choose from, with a day where there are days. */
export function DeliveryForm({ checkout, options, onDone, onProblem, onOutdated }: DeliveryFormProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const errorText = useErrorText();
  const formatDay = useFormatDay();
  const [setDelivery, { isLoading }] = useSetDeliveryMutation();
  const [way, setWay] = useState(() => wayOf(checkout.delivery ?? options[0]));
  const [date, setDate] = useState(checkout.delivery?.date ?? '');
  const [hasError, setError] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const chosen = options.find((option) => wayOf(option) === way);
  const dates = chosen?.dates ?? [];
  const day = dates.includes(date) ? date : '';

  async function submit({ type, method, pickupPoint }: DeliveryOption) {
    const { data } = await setDelivery({ delivery: { type, method, date: day || null, pickupPoint }, locale });
    if (!data) return;
    if (data.error || !data.checkout) {
      onOutdated();
      return onProblem({ kind: data.error?.validationError ? 'choiceGone' : 'unknown' });
    }
    trackEvent({ name: 'add_shipping_info', order: trackedCheckout(data.checkout), delivery: type });
    onDone();
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isLoading || !chosen) return;
    const isMissing = dates.length > 0 && !day;
    setError(isMissing);
    if (isMissing) select.current?.focus();
    else void submit(chosen);
  }

  return (
    <form noValidate onSubmit={handleSubmit} aria-label={formatMessage({ id: 'checkout.steps.delivery.title' })}>
      <Stack gap="l">
        <ChoiceCards>
          <RadioField
            name="delivery"
            required
            label={<FormattedMessage id="checkout.delivery.label" />}
            value={way}
            onChange={setWay}
            options={options.map((option) => ({
              value: wayOf(option),
              label: <DeliveryLabel option={option} currency={checkout.totals.currency} />,
            }))}
          />
        </ChoiceCards>
        {dates.length > 0 && (
          <SelectField
            ref={select}
            name="date"
            required
            label={<FormattedMessage id="checkout.delivery.date" />}
            value={day}
            error={hasError && !day ? errorText('required', 'deliveryDate') : undefined}
            onChange={(event) => setDate(event.target.value)}
          >
            <option value="">{formatMessage({ id: 'checkout.delivery.date.choose' })}</option>
            {dates.map((one) => (
              <option key={one} value={one}>
                {formatDay(one)}
              </option>
            ))}
          </SelectField>
        )}
        <Button type="submit" size="big" full loading={isLoading}>
          <FormattedMessage id="checkout.delivery.submit" />
        </Button>
      </Stack>
    </form>
  );
}

/** Tells the ways of delivery apart: pickup points are of one type. */
function wayOf(delivery: Pick<Delivery, 'type' | 'pickupPoint'> | undefined): string {
  return delivery ? (delivery.pickupPoint?.id ?? delivery.type) : '';
}
