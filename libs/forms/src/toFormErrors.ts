import type { ValidationError } from '@shop/contracts';
import { setIn } from 'final-form';
import type { FormErrors } from './formErrors';

/** What the services found wrong, as a form shows it: the first code of each field at the field's path. */
export function toFormErrors({ fields }: ValidationError): FormErrors {
  return Object.entries(fields).reduce<FormErrors>(
    (errors, [path, codes]) => (codes?.[0] ? (setIn(errors, path, codes[0]) as FormErrors) : errors),
    {},
  );
}
