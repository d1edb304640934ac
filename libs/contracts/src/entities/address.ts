import { z } from 'zod';
import { idSchema, textSchema } from './scalars.ts';

/** `divers` is a gender, but never shown as a title. */
export const genderSchema = z.enum(['female', 'male', 'divers']);
export type Gender = z.infer<typeof genderSchema>;

export const addressSchema = z.object({
  id: idSchema.default(''),
  company: textSchema.default(''),
  gender: genderSchema,
  firstName: textSchema,
  lastName: textSchema,
  phone: textSchema.default(''),
  streetName: textSchema,
  streetNumber: textSchema.default(''),
  streetAddition: textSchema.default(''),
  zip: textSchema,
  city: textSchema,
});
export type Address = z.infer<typeof addressSchema>;

export const addressErrorSchema = z.object({
  kind: z.enum(['acceptable', 'invalid', 'mailNotEditable']),
  suggestions: z.array(addressSchema),
});
export type AddressError = z.infer<typeof addressErrorSchema>;

export const addressContextSchema = z.object({ skipAddressValidation: z.boolean().default(false) });

/** The addresses of a checkout. */
const checkoutAddressSchema = z.enum(['billingAddress', 'shippingAddress']);
export type CheckoutAddressField = z.infer<typeof checkoutAddressSchema>;

/** Of a checkout, which has two addresses: those in `accepted` are what the visitor insists on, the other one is checked. */
export const checkoutContextSchema = addressContextSchema.extend({
  accepted: z.array(checkoutAddressSchema).max(2).default([]),
});
