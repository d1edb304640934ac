import type { CustomerError } from '@shop/contracts';
import { fieldErrorsOf, type FormErrors } from '@shop/forms';
import { useCreateProspectMutation, useValidateAndExistsMutation } from '@shop/service-client/account';
import { useIntl } from 'react-intl';
import { askAboutAddress } from '../address/askAboutAddress';
import type { Registration } from './registration';

/**
 * How a registration ended: with an account, with errors of fields, with nothing changed (the visitor wants to change
 * the address), with no answer, or with an error nobody knows.
 */
export type AccountOutcome =
  { kind: 'created' | 'kept' | 'unanswered' | 'unknown' } | { kind: 'invalid'; errors: FormErrors };

/** Creates an account: its e-mail address must be new, and its address one that the services or the visitor confirm. */
export function useCreateAccount(): (registration: Registration) => Promise<AccountOutcome> {
  const intl = useIntl();
  const [validateAndExists] = useValidateAndExistsMutation();
  const [createProspect] = useCreateProspectMutation();

  async function create(prospect: Registration, skipAddressValidation: boolean): Promise<AccountOutcome> {
    const { data } = await createProspect({ prospect, context: { skipAddressValidation } });
    if (!data) return { kind: 'unanswered' };
    return data.error ? answer(data.error, prospect) : { kind: 'created' };
  }

  async function answer(error: CustomerError, prospect: Registration): Promise<AccountOutcome> {
    const { validationError, addressError, sessionError } = error;
    const errors = validationError && fieldErrorsOf(validationError);
    // An address that the visitor may insist on comes with the fields it is doubted for.
    if (errors && !addressError) return { kind: 'invalid', errors };
    // Signed in meanwhile, as in another tab.
    if (sessionError === 'ALREADY_CUSTOMER') return { kind: 'created' };
    if (!addressError) return { kind: 'unknown' };
    const address = await askAboutAddress(addressError, prospect.address, intl);
    if (address) return create({ ...prospect, address }, true);
    if (addressError.kind === 'mailNotEditable') return { kind: 'kept' };
    return { kind: 'invalid', errors: errors ?? { address: { streetName: 'invalid' } } };
  }

  return async (registration) => {
    const { data } = await validateAndExists(registration.email);
    if (!data) return { kind: 'unanswered' };
    if (data.customerExists) return { kind: 'invalid', errors: { email: 'exists' } };
    if (data.error) return { kind: 'invalid', errors: fieldErrorsOf(data.error) };
    return create(registration, false);
  };
}
