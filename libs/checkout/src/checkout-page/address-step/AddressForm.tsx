import { AddressFields } from '@shop/auth/address';
import { CheckboxFormField, EmailFormField, Form, FORM_ERROR, questionOpen, useMistypedCom } from '@shop/forms';
import { Button } from '@shop/ui-kit/button';
import { Stack } from '@shop/ui-kit/layout';
import { theme } from '@shop/ui-kit/theme';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { ChoiceStepProps } from '../StepProps';
import { addressesOf, type AddressValues, validateAddresses } from './addressValues';
import { useSaveAddresses } from './useSaveAddresses';

const Fields = styled.fieldset`
  min-width: 0;
  & > legend {
    padding: 0 0 ${theme.space.s};
    font-size: ${theme.text.l};
    font-weight: 600;
  }
`;

interface AddressFormProps extends ChoiceStepProps {
  isCustomer: boolean;
  /** Key of who fills it in: what one has typed is not restored for another. */
  visitor: string;
  initialValues: AddressValues;
}

/** E-mail address, billing address, and another one to deliver to. */
export function AddressForm({ isCustomer, visitor, onDone, onProblem, ...props }: AddressFormProps) {
  const { formatMessage } = useIntl();
  const mistyped = useMistypedCom();
  const save = useSaveAddresses();
  // What the services answer meanwhile must not replace what is being typed.
  const [initialValues] = useState(props.initialValues);

  async function handleSubmit(values: AddressValues) {
    const addresses = addressesOf(values);
    if (!isCustomer && mistyped.ask(addresses.email)) return questionOpen;
    const outcome = await save(addresses);
    if (outcome.kind === 'invalid') return outcome.errors;
    if (outcome.kind === 'failed') await onProblem({ kind: 'unknown' });
    if (outcome.kind !== 'saved') return { [FORM_ERROR]: outcome.kind };
    onDone();
    return undefined;
  }

  return (
    <Form<AddressValues>
      onSubmit={handleSubmit}
      validate={(values) => validateAddresses(values, isCustomer)}
      initialValues={initialValues}
      restorationKey={`checkout-address ${visitor}`}
      label={formatMessage({ id: 'checkout.steps.address.title' })}
    >
      {({ submitting, values }) => (
        <Stack gap="l">
          {!isCustomer && (
            <EmailFormField
              name="email"
              question={mistyped}
              required
              label={<FormattedMessage id="checkout.address.email" />}
              hint={<FormattedMessage id="checkout.address.email.hint" />}
            />
          )}
          <Fields>
            <legend>
              <FormattedMessage id="checkout.address.billing" />
            </legend>
            <AddressFields name="billingAddress" section="billing" />
          </Fields>
          <CheckboxFormField name="isElsewhere" label={<FormattedMessage id="checkout.address.elsewhere" />} />
          {values.isElsewhere && (
            <Fields>
              <legend>
                <FormattedMessage id="checkout.address.shipping" />
              </legend>
              <AddressFields name="shippingAddress" section="shipping" />
            </Fields>
          )}
          <Button type="submit" size="big" full loading={submitting}>
            <FormattedMessage id="checkout.address.submit" />
          </Button>
        </Stack>
      )}
    </Form>
  );
}
