import { askAboutAddress } from '@shop/auth/address';
import type { Address, CustomerError } from '@shop/contracts';
import { fieldErrorsOf, type FormErrors } from '@shop/forms';
import { useShopDispatch } from '@shop/service-client';
import {
  useAddAddressMutation,
  useUpdateAddressMutation,
  useUpdateCustomerMutation,
} from '@shop/service-client/profile';
import { loadSession } from '@shop/session';
import { useIntl } from 'react-intl';

/** Which address is edited: one that is known, a new one to deliver to, or the first one of an account. */
export type EditedAddress = { kind: 'known' | 'billing'; address: Address } | { kind: 'delivery' };

/** How it ended: saved, with errors of fields, with no answer, or with an error nobody knows. */
export type SavedAddress = { kind: 'saved' | 'unanswered' | 'unknown' } | { kind: 'invalid'; errors: FormErrors };

/** Saves an address; one that the services do not know, if the visitor confirms it. */
export function useSaveAddress(): (edited: EditedAddress, address: Address) => Promise<SavedAddress> {
  const intl = useIntl();
  const dispatch = useShopDispatch();
  const [addAddress] = useAddAddressMutation();
  const [updateAddress] = useUpdateAddressMutation();
  const [updateCustomer] = useUpdateCustomerMutation();

  function send(edited: EditedAddress, address: Address, skipAddressValidation: boolean) {
    const context = { skipAddressValidation };
    if (edited.kind === 'known') return updateAddress({ id: edited.address.id, address, context });
    return edited.kind === 'billing'
      ? updateCustomer({ customer: { address }, context })
      : addAddress({ address, context });
  }

  async function save(edited: EditedAddress, address: Address, skip: boolean): Promise<SavedAddress> {
    const { data } = await send(edited, address, skip);
    if (!data) return { kind: 'unanswered' };
    if (data.error) return answer(data.error, edited, address);
    // With the address of invoices, the name of the account changes.
    await dispatch(loadSession());
    return { kind: 'saved' };
  }

  async function answer(error: CustomerError, edited: EditedAddress, address: Address): Promise<SavedAddress> {
    const { validationError, addressError } = error;
    if (addressError) {
      const chosen = await askAboutAddress(addressError, address, intl);
      if (chosen) return save(edited, chosen, true);
      const errors = validationError && fieldErrorsOf(validationError);
      return { kind: 'invalid', errors: errors ?? { address: { streetName: 'invalid' } } };
    }
    return validationError ? { kind: 'invalid', errors: fieldErrorsOf(validationError) } : { kind: 'unknown' };
  }

  return (edited, address) => save(edited, address, false);
}
