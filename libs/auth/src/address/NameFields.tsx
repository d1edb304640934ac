import { AddressField, type AddressFieldsProps } from './AddressField';
import { FieldPair } from './FieldPair';

/** First and last name. */
export function NameFields(of: AddressFieldsProps) {
  return (
    <FieldPair>
      <AddressField of={of} name="firstName" label="auth.address.firstName" autoComplete="given-name" required />
      <AddressField of={of} name="lastName" label="auth.address.lastName" autoComplete="family-name" required />
    </FieldPair>
  );
}
