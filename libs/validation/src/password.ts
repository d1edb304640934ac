import type { Rule } from './check.ts';
import { minLength } from './length.ts';
import { maxLengthOf } from './maxLengths.ts';

/** The least length of a password (specification, section 5); the services may ask for more. */
export const MIN_PASSWORD_LENGTH = 5;

const minimum = minLength(MIN_PASSWORD_LENGTH);
const maximum = maxLengthOf('password');

/** Neither too short nor too long. */
export const passwordLength: Rule = (value) => minimum(value) ?? maximum(value);
