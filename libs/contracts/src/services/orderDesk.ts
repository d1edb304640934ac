import { z } from 'zod';
import { deskOrderSchema, orderStatusSchema, orderSummarySchema } from '../entities/order.ts';
import { refundedLineSchema } from '../entities/orderReturn.ts';
import { RETURN_WORDS_MAX } from '../entryLimits.ts';
import { centsSchema, idSchema, textSchema } from '../entities/scalars.ts';
import { defineService, method } from '../rpc/defineService.ts';

const deskErrorSchema = z.enum([
  'NOT_FOUND',
  /** The order cannot become this, or is not paid that way. */
  'NOT_ALLOWED',
  /** More than was paid and has not been given back. */
  'TOO_MUCH',
  /** Too many of the vouchers that a line bought have been used. */
  'VOUCHER_USED',
]);
const error = deskErrorSchema.nullable();
const orderResults = { ret: deskOrderSchema.nullable(), error };
const change = { results: orderResults, access: 'support', limit: 'write' } as const;

/** Longest list of a call. */
const MAX_PARCELS = 20;
const MAX_LINES = 200;

const httpsSchema = z.url({ protocol: /^https$/ }).max(2_000);

/** The orders of a site for its staff. */
export const orderDesk = defineService('/services/orders/desk', {
  /** The newest first. */
  GetOrders: method({
    args: [
      {
        query: z.object({
          /** A number, or a part of an e-mail address. */
          term: z.string().max(100).nullish(),
          status: orderStatusSchema.nullish(),
          /** Only orders whose money people have to give back. */
          needsRefund: z.boolean().default(false),
          /** Only orders of which something is to be sent back: to be accepted, or to be received. */
          hasReturn: z.boolean().default(false),
          page: z.int().min(0).max(100_000).default(0),
          pageSize: z.int().min(1).max(100).default(25),
        }),
      },
    ],
    results: { ret: z.object({ items: z.array(orderSummarySchema), count: z.int() }), error },
    access: 'support',
    limit: 'read',
  }),
  GetOrder: method({ args: [{ id: idSchema }], results: orderResults, access: 'support', limit: 'read' }),
  /**
   * `shipped` may name the parcels; the buyer gets their links by mail. `returned` gives back what the goods cost, like a
   * return of all of them.
   */
  SetStatus: method({
    args: [
      { id: idSchema },
      {
        change: z.object({
          status: orderStatusSchema,
          parcels: z
            .array(
              z.object({
                carrier: z.string().trim().min(1).max(50),
                trackingUrl: z.union([httpsSchema, z.literal('')]),
              }),
            )
            .max(MAX_PARCELS)
            .default([]),
        }),
      },
    ],
    ...change,
  }),
  /** Says that the money of an order has come which no provider took: by bank transfer, or on pick-up. */
  SetPaid: method({ args: [{ id: idSchema }], ...change }),
  /** Gives back what lines cost, or an amount. The same key is the same refund. */
  Refund: method({
    args: [
      { id: idSchema },
      { key: idSchema },
      {
        refund: z.union([
          z.object({ lines: z.array(refundedLineSchema).min(1).max(MAX_LINES) }),
          z.object({ cents: centsSchema.min(1) }),
        ]),
      },
    ],
    ...change,
  }),
  /** Accepts what a customer wants to send back, or does not, with words that the customer gets by mail. */
  DecideReturn: method({
    args: [
      { id: idSchema },
      { returnId: idSchema },
      { decision: z.object({ accepts: z.boolean(), answer: textSchema.max(RETURN_WORDS_MAX).default('') }) },
    ],
    ...change,
  }),
  /**
   * Says that what was sent back has arrived: what it cost is given back, as money or to the vouchers that paid.
   * `restocks`: whether it can be sold again.
   */
  ReceiveReturn: method({
    args: [{ id: idSchema }, { returnId: idSchema }, { receipt: z.object({ restocks: z.boolean().default(false) }) }],
    ...change,
  }),
  /** Says that people have given the money of a refund back. */
  SetRefunded: method({ args: [{ id: idSchema }, { refundId: idSchema }], ...change }),
});
