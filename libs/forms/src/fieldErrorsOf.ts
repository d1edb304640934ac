import type { ValidationError } from '@shop/contracts';
import type { FormErrors } from './formErrors';

/**
 * What the services found wrong, as errors of a form: the first code of each field, nested as its path says, so that
 * `address.zip` is at the field of that name. Those of fields that the form does not have it says by itself.
 */
export function fieldErrorsOf({ fields }: ValidationError): FormErrors {
  const errors: FormErrors = {};
  for (const [path, [code]] of Object.entries(fields)) {
    if (!code) continue;
    const names = path.split('.');
    const last = names.pop() ?? '';
    let at = errors;
    for (const name of names) {
      const inner = at[name];
      at = at[name] = typeof inner === 'object' ? inner : {};
    }
    at[last] = code;
  }
  return errors;
}
