import { z } from 'zod';
import { addressSchema, genderSchema } from './address.ts';
import { givenTimestampSchema, idSchema, textSchema, timestampSchema } from './scalars.ts';

const customerTypeSchema = z.enum(['guest', 'registered']);
export const roleSchema = z.enum(['customer', 'moderator', 'editor', 'support', 'admin']);
export type Role = z.infer<typeof roleSchema>;
const identityKindSchema = z.enum(['password', 'employeeAD']);

export const customerSchema = z.object({
  id: idSchema,
  email: z.string(),
  birthday: timestampSchema.nullable(),
  gender: genderSchema,
  address: addressSchema,
  shippingAddresses: z.array(addressSchema),
  /** The one of them that orders are delivered to, unless another is chosen; null: the billing address. */
  defaultShippingAddressId: idSchema.nullable(),
  customerType: customerTypeSchema,
});
export type Customer = z.infer<typeof customerSchema>;

/** The registration. The password is never returned. */
export const newCustomerSchema = z.object({
  email: textSchema,
  password: textSchema,
  birthday: givenTimestampSchema,
  gender: genderSchema.optional(),
  address: addressSchema,
});
export const guestSchema = z.object({ email: textSchema, address: addressSchema });
export const prospectSchema = z.object({ email: textSchema, password: textSchema, address: addressSchema });
export const customerUpdateSchema = z.object({
  email: textSchema.optional(),
  birthday: givenTimestampSchema,
  gender: genderSchema.optional(),
  /** The name of the account and of its billing address. */
  firstName: textSchema.optional(),
  lastName: textSchema.optional(),
  address: addressSchema.optional(),
  /** The current one, which a new e-mail address needs. */
  password: textSchema.optional(),
});

/** The signed-in customer, as far as pages may know. */
export const identitySchema = z.object({
  id: idSchema,
  email: z.string(),
  displayName: z.string(),
  kind: identityKindSchema,
  customerType: customerTypeSchema,
  roles: z.array(roleSchema),
});
export type Identity = z.infer<typeof identitySchema>;

/** A sign-in that still holds. */
export const signInSchema = z.object({
  id: idSchema,
  /** Browser and system, such as `Firefox, Windows`; empty where they are unknown. */
  device: z.string(),
  signedInAt: timestampSchema,
  seenAt: timestampSchema,
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type SignIn = z.infer<typeof signInSchema>;

/** `sessionId` is derived for pages and scripts and opens no session. Empty without a session. */
export const sessionSchema = z.object({ isAuthenticated: z.boolean(), sessionId: z.string() });
export type Session = z.infer<typeof sessionSchema>;

/** Strength of a password on zxcvbn's scale: weak up to 1, good above 1, very good above 3. */
export const passwordScoreSchema = z.object({
  isValid: z.boolean(),
  minLength: z.int(),
  score: z.int().min(0).max(4),
  hasMinLength: z.boolean(),
  hasMixedCase: z.boolean(),
  hasDigit: z.boolean(),
  hasSpecial: z.boolean(),
});
export type PasswordScore = z.infer<typeof passwordScoreSchema>;
