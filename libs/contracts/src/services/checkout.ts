import { z } from 'zod';
import { checkoutContextSchema } from '../entities/address.ts';
import {
  checkoutAddressesSchema,
  checkoutErrorSchema,
  checkoutSchema,
  chosenPaymentSchema,
  deliveryOptionSchema,
  nextActionSchema,
  orderConfirmationSchema,
  paymentOptionSchema,
  purchaseTermsSchema,
} from '../entities/checkout.ts';
import { catalogueErrorSchema } from '../entities/errors.ts';
import { deliverySchema } from '../entities/order.ts';
import { idSchema, optional } from '../entities/scalars.ts';
import { defineService, method } from '../rpc/defineService.ts';

const error = checkoutErrorSchema.nullable();
const checkoutResults = { checkout: checkoutSchema.nullable(), error };
const change = { results: checkoutResults, access: 'anonymous', limit: 'write', localized: true } as const;

/** The way from the visitor's own cart to an order. */
export const checkout = defineService('/services/checkout/checkout', {
  GetCheckout: method({ args: [], results: checkoutResults, access: 'anonymous', limit: 'read', localized: true }),
  /** The terms for an article by its id or SKU, before it is in a cart. */
  GetPurchaseTerms: method({
    args: [{ id: idSchema }],
    results: { ret: purchaseTermsSchema.nullable(), error: catalogueErrorSchema.nullable() },
    access: 'anonymous',
    limit: 'read',
    localized: true,
    shared: true,
  }),
  /** Makes a visitor without a customer record a guest. */
  SetAddresses: method({
    args: [{ addresses: checkoutAddressesSchema }, { context: optional(checkoutContextSchema) }],
    ...change,
  }),
  GetDeliveryOptions: method({
    args: [],
    results: { ret: z.array(deliveryOptionSchema), error },
    access: 'anonymous',
    limit: 'read',
  }),
  SetDelivery: method({ args: [{ delivery: deliverySchema }], ...change }),
  GetPaymentMethods: method({
    args: [],
    results: { ret: z.array(paymentOptionSchema), error },
    access: 'anonymous',
    limit: 'read',
  }),
  SetPayment: method({ args: [{ payment: chosenPaymentSchema }], ...change }),
  /** Takes a code as it was typed: of a promotion, or of a voucher. */
  AddCode: method({ args: [{ code: idSchema }], ...change, limit: 'voucher' }),
  /** Removes an applied code by its id. */
  RemoveCode: method({ args: [{ id: idSchema }], ...change }),
  Validate: method({ args: [], results: { error }, access: 'anonymous', limit: 'read' }),
  /** The same key gives the same order, for a day at least. */
  PlaceOrder: method({
    args: [{ idempotencyKey: idSchema }, { confirmation: orderConfirmationSchema }],
    results: { orderId: z.string(), nextAction: nextActionSchema.nullable(), error },
    access: 'guest',
    limit: 'write',
    localized: true,
  }),
});
