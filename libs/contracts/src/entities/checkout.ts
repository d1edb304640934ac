import { z } from 'zod';
import { addressErrorSchema, addressSchema } from './address.ts';
import { cartSchema } from './cart.ts';
import { validationErrorSchema } from './errors.ts';
import {
  appliedCodeSchema,
  codeErrorSchema,
  daySchema,
  deliveryMethodSchema,
  deliverySchema,
  deliveryTypeSchema,
  paymentMethodSchema,
  paymentProviderSchema,
  pickupPointSchema,
  totalsSchema,
} from './order.ts';
import { amountSchema } from './price.ts';
import { currencySchema, idSchema, textSchema, urlSchema } from './scalars.ts';

/** The parts of a checkout in the order they are asked for. */
const checkoutStepSchema = z.enum(['address', 'delivery', 'payment', 'review']);
export type CheckoutStep = z.infer<typeof checkoutStepSchema>;

export const chosenPaymentSchema = z.object({
  method: paymentMethodSchema,
  provider: paymentProviderSchema.nullable(),
});
export type ChosenPayment = z.infer<typeof chosenPaymentSchema>;

export const checkoutSchema = z.object({
  cart: cartSchema,
  email: z.string(),
  billingAddress: addressSchema.nullable(),
  /** Null: the billing address. */
  shippingAddress: addressSchema.nullable(),
  delivery: deliverySchema.nullable(),
  payment: chosenPaymentSchema.nullable(),
  codes: z.array(appliedCodeSchema),
  totals: totalsSchema,
  /** The first step that is not complete; `review` once all are. */
  step: checkoutStepSchema,
  /** Of what the order would be; it changes with every amount, article, address and choice. */
  version: z.string(),
});
export type Checkout = z.infer<typeof checkoutSchema>;

export const checkoutAddressesSchema = z.object({
  email: textSchema,
  billingAddress: addressSchema,
  shippingAddress: addressSchema.nullish(),
});
export type CheckoutAddresses = z.input<typeof checkoutAddressesSchema>;

/** What decides about buying an article besides what it is. */
export const purchaseTermsSchema = z.object({
  delivery: z.object({
    /** Of the usual delivery, for this article alone. */
    price: amountSchema,
    /** Order value from which it is free. */
    freeFrom: amountSchema,
    currency: currencySchema,
    /** Working days until it is there, least and most. */
    days: z.tuple([z.int(), z.int()]),
    /** It comes as a file at once, too. */
    isDownload: z.boolean(),
  }),
  /** Days within which it may be returned. */
  returnDays: z.int(),
  /**
   * Who makes it, with the page about them; null where that is not known, where the brand is the shop's own name, and
   * where the site has no page of makers.
   */
  maker: z.object({ name: z.string(), url: urlSchema }).nullable(),
  /** Price of wrapping it as a gift; null where it is not wrapped. */
  giftWrap: amountSchema.nullable(),
});
export type PurchaseTerms = z.infer<typeof purchaseTermsSchema>;

/** A way of delivery with its price for this checkout. */
export const deliveryOptionSchema = z.object({
  type: deliveryTypeSchema,
  method: deliveryMethodSchema,
  price: amountSchema,
  /** Order value from which it is free; null for never. */
  freeFrom: amountSchema.nullable(),
  /** Days to choose from; empty where there is no choice. */
  dates: z.array(daySchema),
  /** First and last day on which it is expected; empty for downloads. */
  expected: z.array(daySchema),
  /** Where it can be collected; null if it is brought. */
  pickupPoint: pickupPointSchema.nullable(),
});
export type DeliveryOption = z.infer<typeof deliveryOptionSchema>;

export const paymentOptionSchema = chosenPaymentSchema.extend({
  /** Whether the visitor is led to the provider's page. */
  redirects: z.boolean(),
});
export type PaymentOption = z.infer<typeof paymentOptionSchema>;

/** What the visitor saw and agreed to when ordering. */
export const orderConfirmationSchema = z.object({ version: z.string().max(200), acceptsTerms: z.boolean() });

/** Where the visitor goes after ordering: `none` for the order itself, `redirect` for the payment page at `url`. */
export const nextActionSchema = z.object({ kind: z.enum(['none', 'redirect']), url: urlSchema });
export type NextAction = z.infer<typeof nextActionSchema>;

const checkoutErrorCodeSchema = z.enum([
  /** There is nothing to buy. */
  'empty',
  /** Something in the cart cannot be bought any more. */
  'unavailable',
  'noAddress',
  'noDelivery',
  'noPayment',
  'termsNotAccepted',
  /** What would be ordered is not what the visitor saw. */
  'changed',
  /** The idempotency key belongs to an order of something else. */
  'keyReused',
  /** The provider of the payment does not answer. */
  'providerUnavailable',
]);
/** Reasons for which a provider refuses a payment (specification, section 8). */
export const paymentErrorSchema = z.enum([
  'blockedCard',
  'expiredCard',
  'invalidCardNumber',
  'invalidSecurityCode',
  'refused',
  'notEnoughBalance',
  'invalidVoucher',
  'canceled',
  'timeout',
  'unknown',
]);
export type PaymentError = z.infer<typeof paymentErrorSchema>;

/** Errors of a checkout call: one member is set. */
export const checkoutErrorSchema = z.object({
  checkoutError: checkoutErrorCodeSchema.optional(),
  validationError: validationErrorSchema.optional(),
  addressError: addressErrorSchema.optional(),
  codeError: codeErrorSchema.optional(),
  paymentError: paymentErrorSchema.optional(),
  /** An article with too little stock. */
  cartItemError: z.object({ sku: idSchema, available: z.int() }).optional(),
});
export type CheckoutError = z.infer<typeof checkoutErrorSchema>;
