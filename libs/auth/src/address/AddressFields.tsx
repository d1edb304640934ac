import { SelectFormField, TextFormField } from '@shop/forms';
import type { MessageId } from '@shop/intl';
import { Stack } from '@shop/ui-kit/layout';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';

const Pair = styled.div`
  display: grid;
  grid-template-columns: var(--columns, 1fr 1fr);
  gap: ${theme.space.m};
  align-items: start;
  &[data-narrow='first'] {
    --columns: 7rem 1fr;
  }
  &[data-narrow='last'] {
    --columns: 1fr 7rem;
  }
`;

const genders = ['female', 'male', 'divers'] as const;

interface FieldProps {
  name: string;
  label: MessageId;
  autoComplete: string;
  required?: boolean;
  type?: 'tel';
}

const Field = ({ name, label, ...props }: FieldProps) => (
  <TextFormField name={`address.${name}`} label={<FormattedMessage id={label} />} {...props} />
);

/** The fields of an address, at `address` of the form's values. */
export function AddressFields() {
  const { formatMessage } = useIntl();
  return (
    <Stack>
      <SelectFormField
        name="address.gender"
        autoComplete="sex"
        required
        label={<FormattedMessage id="auth.address.gender" />}
      >
        <option value="">{formatMessage({ id: 'auth.address.gender.choose' })}</option>
        {genders.map((gender) => (
          <option key={gender} value={gender}>
            {formatMessage({ id: `auth.address.gender.${gender}` })}
          </option>
        ))}
      </SelectFormField>
      <Field name="company" label="auth.address.company" autoComplete="organization" />
      <Pair>
        <Field name="firstName" label="auth.address.firstName" autoComplete="given-name" required />
        <Field name="lastName" label="auth.address.lastName" autoComplete="family-name" required />
      </Pair>
      <Field name="phone" label="auth.address.phone" autoComplete="tel" type="tel" />
      <Pair data-narrow="last">
        <Field name="streetName" label="auth.address.streetName" autoComplete="address-line1" required />
        {/* There is no token for a house number by itself: browsers fill it in behind the street. */}
        <Field name="streetNumber" label="auth.address.streetNumber" autoComplete="off" />
      </Pair>
      <Field name="streetAddition" label="auth.address.streetAddition" autoComplete="address-line2" />
      <Pair data-narrow="first">
        <Field name="zip" label="auth.address.zip" autoComplete="postal-code" required />
        <Field name="city" label="auth.address.city" autoComplete="address-level2" required />
      </Pair>
    </Stack>
  );
}
