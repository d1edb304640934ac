import type { CustomerError } from '@shop/contracts';
import { fieldErrorsOf, FORM_ERROR, type FormErrors } from '@shop/forms';

/** What the services refused, as errors of a form whose password is the customer's present one. */
export function ownErrorsOf({ validationError, loginError }: CustomerError): FormErrors {
  if (!validationError) return { [FORM_ERROR]: loginError ?? 'unknown' };
  const errors = fieldErrorsOf(validationError);
  return errors.password === 'invalid' ? { ...errors, password: 'validation.invalid.oldPassword' } : errors;
}
