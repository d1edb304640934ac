import { z } from 'zod';
import { validationErrorSchema } from './errors.ts';
import { imageSchema, linkSchema } from './media.ts';
import { daySchema } from './order.ts';
import { amountSchema } from './price.ts';
import { currencySchema, idSchema, textSchema, timestampSchema } from './scalars.ts';

/** `used`: nothing is left, or what an experience was exchanged for has used it up. */
const voucherStatusSchema = z.enum(['active', 'activated', 'used', 'expired', 'canceled']);
export type VoucherStatus = z.infer<typeof voucherStatusSchema>;

/** When and where an experience takes place. */
const activationSchema = z.object({ date: daySchema, location: z.string() });

/** A change of a voucher's balance. */
const voucherMovementSchema = z.object({
  /** `issued` and `returned` add, `paid` and `canceled` take. */
  kind: z.enum(['issued', 'paid', 'returned', 'canceled']),
  /** Negative where it takes. */
  amount: amountSchema,
  at: timestampSchema,
  /** The number of the order it belongs to; empty if there is none. */
  orderNumber: z.string(),
});
export type VoucherMovement = z.infer<typeof voucherMovementSchema>;

/** A voucher, for whoever has its code. Texts are those of when it was bought, the link is that of today. */
export const voucherSchema = z.object({
  id: idSchema,
  /** `value` pays for orders; `experience` is activated for a day and a location, or exchanged for another one. */
  kind: z.enum(['value', 'experience']),
  /** As it is printed, in groups. */
  code: z.string(),
  status: voucherStatusSchema,
  title: z.string(),
  subTitle: z.string(),
  /** Its motif. */
  image: imageSchema.nullable(),
  /** Without an address where the article is gone. */
  link: linkSchema,
  currency: currencySchema,
  /** When it was issued. */
  value: amountSchema,
  balance: amountSchema,
  /** The last moment in which it can be used. */
  validUntil: timestampSchema,
  /** Words of the giver; empty if there are none. */
  message: z.string(),
  /** Where an experience can take place; empty if there is no choice. */
  locations: z.array(z.string()),
  /** First day for which an experience can be activated. */
  firstDate: daySchema,
  activation: activationSchema.nullable(),
  isActivatable: z.boolean(),
  isExchangeable: z.boolean(),
  /** What `Extend` would make of `validUntil`; null if it cannot be extended. */
  extendableUntil: timestampSchema.nullable(),
  /** The oldest first. */
  movements: z.array(voucherMovementSchema),
});
export type Voucher = z.infer<typeof voucherSchema>;

/**
 * What an experience is activated for. Of a value voucher nothing is needed: it is stored in the account. Visitors
 * without an account say who comes.
 */
export const voucherActivationSchema = z.object({
  date: daySchema.nullish(),
  location: textSchema.nullish(),
  name: textSchema.nullish(),
  email: textSchema.nullish(),
});
export type VoucherActivation = z.input<typeof voucherActivationSchema>;

/**
 * `NOT_ACTIVATABLE`: a value voucher of a visitor who is not signed in; `NOT_EXCHANGEABLE`: not an experience, or in
 * use; `NOT_EXTENDABLE`: extended as often as it may be, too early or too late.
 */
const voucherErrorCodeSchema = z.enum([
  'NOT_FOUND',
  'USED',
  'EXPIRED',
  'CANCELED',
  'ALREADY_ACTIVATED',
  'NOT_ACTIVATABLE',
  'NOT_EXCHANGEABLE',
  'NOT_EXTENDABLE',
]);
export type VoucherErrorCode = z.infer<typeof voucherErrorCodeSchema>;

/** Errors of a voucher call: one member is set. */
export const voucherErrorSchema = z.object({
  voucherError: voucherErrorCodeSchema.optional(),
  /** Of `date`, `location`, `name`, `email` or `sku`. */
  validationError: validationErrorSchema.optional(),
});
export type VoucherError = z.infer<typeof voucherErrorSchema>;
