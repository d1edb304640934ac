import { useFilledIn } from '@shop/forms';
import { Stack } from '@shop/ui-kit/layout';
import { AddressField, type AddressFieldsProps } from './AddressField';
import { FieldPair } from './FieldPair';
import { GenderField } from './GenderField';
import { NameFields } from './NameFields';
import { useCityOf } from './useCityOf';

/** The fields of an address. A postal code fills in its city. */
export function AddressFields({ name = 'address', section }: AddressFieldsProps) {
  useFilledIn({ from: `${name}.zip`, to: `${name}.city`, find: useCityOf() });
  const of = { name, section };
  return (
    <Stack>
      <GenderField {...of} />
      <AddressField of={of} name="company" label="auth.address.company" autoComplete="organization" />
      <NameFields {...of} />
      <AddressField of={of} name="phone" label="auth.address.phone" autoComplete="tel" type="tel" />
      <FieldPair data-narrow="last">
        <AddressField of={of} name="streetName" label="auth.address.streetName" autoComplete="address-line1" required />
        {/* There is no token for a house number by itself: browsers fill it in behind the street. */}
        <AddressField of={of} name="streetNumber" label="auth.address.streetNumber" autoComplete="off" />
      </FieldPair>
      <AddressField of={of} name="streetAddition" label="auth.address.streetAddition" autoComplete="address-line2" />
      <FieldPair data-narrow="first">
        <AddressField of={of} name="zip" label="auth.address.zip" autoComplete="postal-code" required />
        <AddressField of={of} name="city" label="auth.address.city" autoComplete="address-level2" required />
      </FieldPair>
    </Stack>
  );
}
