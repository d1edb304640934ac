import { minLength } from './length.ts';

/** The least length of a password (specification, section 5); the services may ask for more. */
export const MIN_PASSWORD_LENGTH = 5;

export const passwordLength = minLength(MIN_PASSWORD_LENGTH);
