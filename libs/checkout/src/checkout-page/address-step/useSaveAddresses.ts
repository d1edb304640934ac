import { askAboutAddress } from '@shop/auth/address';
import type { Address, CheckoutAddresses, CheckoutAddressField, CheckoutError } from '@shop/contracts';
import { fieldErrorsOf, type FormErrors } from '@shop/forms';
import { useLocale } from '@shop/intl';
import { useSetAddressesMutation } from '@shop/service-client/checkout';
import { useIntl } from 'react-intl';

/** How it ended: saved, with errors of fields, with no answer, or with an error of the checkout. */
export type SavedAddresses = { kind: 'saved' | 'unanswered' | 'failed' } | { kind: 'invalid'; errors: FormErrors };

/** Saves the addresses of the checkout; one that the services do not know, if the visitor confirms it. */
export function useSaveAddresses(): (addresses: CheckoutAddresses) => Promise<SavedAddresses> {
  const intl = useIntl();
  const locale = useLocale();
  const [setAddresses] = useSetAddressesMutation();

  async function save(
    addresses: CheckoutAddresses,
    accepted: readonly CheckoutAddressField[],
    skipAddressValidation = false,
  ): Promise<SavedAddresses> {
    const context = { skipAddressValidation, accepted: [...accepted] };
    const { data } = await setAddresses({ addresses, context, locale });
    if (!data) return { kind: 'unanswered' };
    return data.error ? answer(data.error, addresses, accepted) : { kind: 'saved' };
  }

  async function answer(
    { addressError, validationError }: CheckoutError,
    addresses: CheckoutAddresses,
    accepted: readonly CheckoutAddressField[],
  ): Promise<SavedAddresses> {
    if (addressError) {
      // The fields say which of the two it is about.
      const paths = Object.keys(validationError?.fields ?? {});
      const which = paths.some((path) => path.startsWith('shippingAddress')) ? 'shippingAddress' : 'billingAddress';
      const address = await askAboutAddress(addressError, addresses[which] as Address, intl);
      // The other one is still to be judged. Services that ask about the same again know nothing of `accepted`.
      if (address) return save({ ...addresses, [which]: address }, [...accepted, which], accepted.includes(which));
      if (!paths.includes(which) && validationError) return { kind: 'invalid', errors: fieldErrorsOf(validationError) };
      return { kind: 'invalid', errors: { [which]: { streetName: 'invalid' } } };
    }
    return validationError ? { kind: 'invalid', errors: fieldErrorsOf(validationError) } : { kind: 'failed' };
  }

  return (addresses) => save(addresses, []);
}
