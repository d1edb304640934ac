import { check, email, required } from '@shop/validation';

export interface LoginValues {
  identifier: string;
  password: string;
}

/** Message ids of invalid login fields; the login has texts of its own (specification, section 5). */
export function validateLogin({ identifier, password }: Partial<LoginValues>) {
  return {
    identifier: check(identifier, required)
      ? 'validation.email.required'
      : check(identifier, email) && 'identifier.validation.invalid',
    password: check(password, required) && 'validation.password.required',
  };
}
