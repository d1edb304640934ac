import { SelectFormField } from '@shop/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { type AddressFieldsProps, pathOf, tokenOf } from './AddressField';

const genders = ['female', 'male', 'divers'] as const;

/** How somebody is addressed. */
export function GenderField(of: AddressFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <SelectFormField
      name={pathOf(of, 'gender')}
      autoComplete={tokenOf('sex', of.section)}
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
  );
}
