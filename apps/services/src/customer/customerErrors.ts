import type { CustomerError, ValidationCode, ValidationError } from '@shop/contracts';

/** An error of fields; null if there is none. */
export function fieldErrors(fields: ValidationError['fields']): CustomerError | null {
  return Object.keys(fields).length > 0 ? { validationError: { fields } } : null;
}

/** The fields whose code is not null. */
export function codesOf(codes: Record<string, ValidationCode | null>): ValidationError['fields'] {
  const found = Object.entries(codes).filter((entry): entry is [string, ValidationCode] => entry[1] !== null);
  return Object.fromEntries(found.map(([field, code]) => [field, [code]]));
}

export const emailExists: CustomerError = { validationError: { fields: { email: ['exists'] } } };
/** The visitor has no such address, whoever else has. */
export const addressUnknown: CustomerError = { validationError: { fields: { address: ['notExists'] } } };
export const alreadyCustomer: CustomerError = { sessionError: 'ALREADY_CUSTOMER' };
/** The site takes no registrations for now. The contract has no code of its own for it. */
export const registrationClosed: CustomerError = { fixmeError: 'REGISTRATION_CLOSED' };
export const accountLocked: CustomerError = { loginError: 'AUTHORIZATION_FAILED_ACCOUNT_LOCKED' };
export const noSession: CustomerError = { sessionError: 'NO_SESSION' };
