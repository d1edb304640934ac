import { TextFormField } from '@shop/forms';
import type { MessageId } from '@shop/intl';
import { FormattedMessage } from 'react-intl';

export interface AddressFieldsProps {
  /** Where the address is in the form's values; the values themselves where it is empty. */
  name?: string;
  /** Which address it is, for browsers that fill it in; not said where a form has only one. */
  section?: 'billing' | 'shipping' | undefined;
}

/** The path of a field of an address in the form's values. */
export const pathOf = ({ name }: AddressFieldsProps, field: string) => (name ? `${name}.${field}` : field);

export const tokenOf = (field: string, section?: string) =>
  section && field !== 'off' ? `${section} ${field}` : field;

interface AddressFieldProps {
  of: AddressFieldsProps;
  name: string;
  label: MessageId;
  autoComplete: string;
  required?: boolean;
  type?: 'tel';
}

/** A text of an address. */
export const AddressField = ({ of, name, label, autoComplete, ...props }: AddressFieldProps) => (
  <TextFormField
    {...props}
    name={pathOf(of, name)}
    label={<FormattedMessage id={label} />}
    autoComplete={tokenOf(autoComplete, of.section)}
  />
);
