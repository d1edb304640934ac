import { askAboutAddress } from '@shop/auth/address';
import type { Address, CheckoutAddresses, CheckoutError } from '@shop/contracts';
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

  async function save(addresses: CheckoutAddresses, skipAddressValidation: boolean): Promise<SavedAddresses> {
    const { data } = await setAddresses({ addresses, context: { skipAddressValidation }, locale });
    if (!data) return { kind: 'unanswered' };
    return data.error ? answer(data.error, addresses) : { kind: 'saved' };
  }

  async function answer(error: CheckoutError, addresses: CheckoutAddresses): Promise<SavedAddresses> {
    const { addressError, validationError } = error;
    if (addressError) {
      // The fields say which of the two it is about.
      const isShipping = Object.keys(validationError?.fields ?? {}).some((path) => path.startsWith('shippingAddress'));
      const which = isShipping ? 'shippingAddress' : 'billingAddress';
      const address = await askAboutAddress(addressError, addresses[which] as Address, intl);
      if (address) return save({ ...addresses, [which]: address }, true);
      return { kind: 'invalid', errors: { [which]: { streetName: 'invalid' } } };
    }
    return validationError ? { kind: 'invalid', errors: fieldErrorsOf(validationError) } : { kind: 'failed' };
  }

  return (addresses) => save(addresses, false);
}
