import { z } from 'zod';
import { orderSummarySchema } from './order.ts';
import { amountSchema } from './price.ts';
import { currencySchema, idSchema, timestampSchema } from './scalars.ts';

/** An order that waits for the customer: to be picked up, to be paid by bill, or to be sent back. */
const waitingOrderSchema = z.object({
  kind: z.enum(['pickUp', 'payment', 'return']),
  orderId: idSchema,
  orderNumber: z.string(),
});

/** A voucher that can be used, in short. */
const openVoucherSchema = z.object({
  id: idSchema,
  title: z.string(),
  balance: amountSchema,
  currency: currencySchema,
  /** The last moment in which it can be used. */
  validUntil: timestampSchema,
});

/** What the profile area says at first of a customer. */
export const overviewSchema = z.object({
  lastOrder: orderSummarySchema.nullable(),
  hasMoreOrders: z.boolean(),
  /** Some of those that can be used, the first to end first. */
  vouchers: z.array(openVoucherSchema),
  hasMoreVouchers: z.boolean(),
  /** Some of those that wait, the newest first. */
  waitingOrders: z.array(waitingOrderSchema),
  /** Reviews of the customer that nobody has decided on yet. */
  undecidedReviews: z.int(),
  /** Questions of the customer that nobody has decided on yet, and those that are shown and have no answer yet. */
  undecidedQuestions: z.int(),
  unansweredQuestions: z.int(),
  /** Whether there is an address for bills. */
  hasAddress: z.boolean(),
});
export type Overview = z.infer<typeof overviewSchema>;
