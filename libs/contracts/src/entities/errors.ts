import { z } from 'zod';
import { addressErrorSchema } from './address.ts';

/** Validation error codes; their text is `validation.{code}.{field}`. */
const validationCodeSchema = z.enum([
  'age',
  'email',
  'exists',
  'invalid',
  'max',
  'min',
  'minDigits',
  'minLower',
  'minSpecial',
  'minUpper',
  'noMatchingProduct',
  'notExists',
  'required',
  'size',
]);
export type ValidationCode = z.infer<typeof validationCodeSchema>;

/** Invalid fields by path, `address.zip` or `item.{sku}.quantity.value`. */
export const validationErrorSchema = z.object({ fields: z.record(z.string(), z.array(validationCodeSchema)) });
export type ValidationError = z.infer<typeof validationErrorSchema>;

const sessionErrorSchema = z.enum(['NO_SESSION', 'NOT_AUTHENTICATED', 'ALREADY_CUSTOMER']);

export const loginErrorSchema = z.enum([
  'AUTHORIZATION_FAILED',
  'AUTHORIZATION_FAILED_LAST_ATTEMPT',
  'AUTHORIZATION_FAILED_ACCOUNT_LOCKED',
  'AUTHORIZATION_FAILED_ACCOUNT_UNCONFIRMED',
  'IDENTITY_DOES_NOT_EXIST',
  'UNKNOWN',
]);
export type LoginError = z.infer<typeof loginErrorSchema>;

/** Of a call that needs the password of who is signed in: while the account is locked, the right one is refused, too. */
const lockedSchema = loginErrorSchema.extract(['AUTHORIZATION_FAILED_ACCOUNT_LOCKED']);

/** Errors of a customer call: one member is set. With an invalid address, its wrong fields are named too. */
export const customerErrorSchema = z.object({
  validationError: validationErrorSchema.optional(),
  sessionError: sessionErrorSchema.optional(),
  loginError: lockedSchema.optional(),
  addressError: addressErrorSchema.optional(),
  fixmeError: z.string().optional(),
});
export type CustomerError = z.infer<typeof customerErrorSchema>;

const cartErrorCodeSchema = z.enum(['empty', 'invalid']);
const cartItemErrorCodeSchema = z.enum(['NotEnoughStock', 'NotFound']);
/** Errors of a cart call: one member is set. */
export const cartErrorSchema = z.object({
  cartError: cartErrorCodeSchema.optional(),
  cartItemError: z.object({ code: cartItemErrorCodeSchema, sku: z.string(), available: z.int() }).optional(),
  validationError: validationErrorSchema.optional(),
});
export type CartError = z.infer<typeof cartErrorSchema>;

export const identityErrorSchema = z.enum(['IDENTITY_DOES_NOT_EXIST', 'NOT_AUTHENTICATED', 'UNKNOWN']);
export type IdentityError = z.infer<typeof identityErrorSchema>;

/** Errors of a change of the password. */
export const passwordErrorSchema = z.enum([...identityErrorSchema.options, ...lockedSchema.options]);

export const resetErrorSchema = z.enum([
  'INVALID_TOKEN',
  'VALIDATION_FAILED',
  'INVALID_PASSWORD',
  'IDENTITY_DOES_NOT_EXIST',
  'UNEXPECTED_IDENTITY_PROVIDER',
  'UNKNOWN',
]);
export type ResetError = z.infer<typeof resetErrorSchema>;

/**
 * `INVALID`: the answer of the browser does not hold, or its challenge has expired or was used before. `EXISTS`: the
 * passkey is stored already. `UNSUPPORTED`: the shop has no domain, or the account signs in elsewhere.
 */
export const passkeyErrorSchema = z.enum(['NOT_FOUND', 'INVALID', 'INVALID_NAME', 'EXISTS', 'TOO_MANY', 'UNSUPPORTED']);
export type PasskeyError = z.infer<typeof passkeyErrorSchema>;

export const catalogueErrorSchema = z.enum(['NOT_FOUND', 'EMPTY', 'UNKNOWN_FILTER', 'UNKNOWN_SORT', 'TERM_TOO_SHORT']);
export type CatalogueError = z.infer<typeof catalogueErrorSchema>;

export const siteErrorSchema = z.enum(['NOT_FOUND']);
export type SiteError = z.infer<typeof siteErrorSchema>;

export const communityErrorSchema = z.enum(['NOT_FOUND', 'NOT_AUTHENTICATED', 'NO_PERMISSIONS', 'INVALID']);
export type CommunityError = z.infer<typeof communityErrorSchema>;

export const reportErrorSchema = z.enum(['no-permissions', 'not-found', 'invalid']);

/** `CONFLICT`: somebody else decided or changed the entry since it was read. */
export const moderationErrorSchema = z.enum(['NOT_FOUND', 'CONFLICT', 'INVALID']);
export type ModerationError = z.infer<typeof moderationErrorSchema>;

export const notificationErrorSchema = z.enum(['no_permissions', 'not_authenticated', 'not_found', 'invalid']);

/** `TOO_LARGE`: of bytes; `TOO_MANY_PIXELS`: a small file may hold a picture too large to be decoded. */
export const imageErrorSchema = z.enum(['NOT_FOUND', 'UNSUPPORTED_TYPE', 'TOO_LARGE', 'TOO_MANY_PIXELS', 'INVALID']);
export type ImageError = z.infer<typeof imageErrorSchema>;
