import { z } from 'zod';
import { RETURN_WORDS_MAX } from '../entryLimits.ts';
import { invoiceSummarySchema, orderSchema, orderSummarySchema } from '../entities/order.ts';
import { overviewSchema } from '../entities/overview.ts';
import { refundedLineSchema, returnReasonSchema } from '../entities/orderReturn.ts';
import { imageSchema } from '../entities/media.ts';
import { idSchema, optional, textSchema, timestampSchema } from '../entities/scalars.ts';
import { paymentErrorSchema } from '../entities/checkout.ts';
import { defineService, method } from '../rpc/defineService.ts';
import { pageArgs } from './pageArgs.ts';

const orderErrorSchema = z.enum([
  'NOT_FOUND',
  'NOT_CANCELABLE',
  /** These units cannot be sent back, or not any more. */
  'NOT_RETURNABLE',
]);
const error = orderErrorSchema.nullable();

/** Longest list of a call. */
const MAX_LINES = 200;

/** The orders of the customer or guest who asks; an order's key stands for its owner. */
export const order = defineService('/services/profile/order', {
  /** What the first page of the profile area shows. */
  GetOverview: method({ args: [], results: { ret: overviewSchema, error }, access: 'customer', limit: 'read' }),
  GetOrders: method({
    args: [
      { query: pageArgs.extend({ year: z.int().min(2000).max(2999).nullish(), term: textSchema.max(100).nullish() }) },
    ],
    results: { ret: z.object({ items: z.array(orderSummarySchema), count: z.int(), years: z.array(z.int()) }), error },
    access: 'guest',
    limit: 'read',
    localized: true,
  }),
  GetOrder: method({
    args: [{ id: idSchema }, { key: optional(idSchema) }],
    results: { ret: orderSchema.nullable(), error },
    access: 'anonymous',
    limit: 'read',
    localized: true,
  }),
  /** Every article once, the last bought first. */
  GetPurchased: method({
    args: [{ query: pageArgs }],
    results: {
      ret: z.object({
        items: z.array(
          z.object({
            sku: idSchema,
            title: z.string(),
            /** In the language asked for; empty where the article is gone. */
            url: z.string(),
            image: imageSchema.nullable(),
            orderId: idSchema,
            orderedAt: timestampSchema,
          }),
        ),
        count: z.int(),
      }),
      error,
    },
    access: 'guest',
    limit: 'read',
    localized: true,
  }),
  /** The bills of orders that hold, those of the newest orders first. */
  GetInvoices: method({
    args: [{ query: pageArgs }],
    results: { ret: z.object({ items: z.array(invoiceSummarySchema), count: z.int() }), error },
    access: 'guest',
    limit: 'read',
  }),
  Cancel: method({
    args: [{ id: idSchema }, { key: optional(idSchema) }],
    results: { ret: orderSchema.nullable(), error },
    access: 'anonymous',
    limit: 'write',
    localized: true,
  }),
  /** Asks to send units of lines back. The staff accepts it or not. */
  RequestReturn: method({
    args: [
      { id: idSchema },
      { key: optional(idSchema) },
      {
        request: z.object({
          lines: z.array(refundedLineSchema).min(1).max(MAX_LINES),
          reason: returnReasonSchema,
          words: textSchema.max(RETURN_WORDS_MAX).default(''),
        }),
      },
    ],
    results: { ret: orderSchema.nullable(), error },
    access: 'anonymous',
    limit: 'write',
    localized: true,
  }),
  /** Asks the provider what became of the payment of an order. */
  GetPayment: method({
    args: [{ id: idSchema }, { key: optional(idSchema) }],
    results: {
      ret: z
        .object({ status: z.enum(['pending', 'paid', 'refused', 'open']), reason: paymentErrorSchema.nullable() })
        .nullable(),
      error,
    },
    access: 'anonymous',
    limit: 'read',
  }),
});
