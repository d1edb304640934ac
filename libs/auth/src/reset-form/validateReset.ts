import { check, passwordLength, required } from '@shop/validation';

export interface ResetValues {
  password: string;
  passwordConfirm: string;
}

/** Error keys of a new password and its repetition. */
export function validateReset({ password, passwordConfirm }: Partial<ResetValues>) {
  return {
    password: check(password, required, passwordLength),
    passwordConfirm:
      check(passwordConfirm, required) ??
      (passwordConfirm === password ? undefined : 'passwordReset.validation.password.match'),
  };
}
