import { z } from 'zod';
import { returnStatuses } from '../constants.ts';
import { returnReasons } from '../entryLimits.ts';
import { amountSchema } from './price.ts';
import { idSchema, timestampSchema } from './scalars.ts';

/** Units of a line for which money is given back. */
export const refundedLineSchema = z.object({ id: idSchema, qty: z.int().min(1) });
export type RefundedLine = z.infer<typeof refundedLineSchema>;

/** Money that goes back, or went. */
export const refundSchema = z.object({
  id: idSchema,
  amount: amountSchema,
  lines: z.array(refundedLineSchema),
  decidedAt: timestampSchema,
  /** Null as long as the money is still to be given back. */
  paidAt: timestampSchema.nullable(),
  /** Whether people give it back: no provider took the money, or the provider could not make the refund. */
  isByPeople: z.boolean(),
});
export type Refund = z.infer<typeof refundSchema>;

export const returnReasonSchema = z.enum(returnReasons);
export type ReturnReason = z.infer<typeof returnReasonSchema>;
const returnStatusSchema = z.enum(returnStatuses);
export type ReturnStatus = z.infer<typeof returnStatusSchema>;

/** What a customer wants to send back, and what became of it. */
export const orderReturnSchema = z.object({
  id: idSchema,
  status: returnStatusSchema,
  lines: z.array(refundedLineSchema),
  reason: returnReasonSchema,
  /** The customer's; empty if there are none. */
  words: z.string(),
  /** The shop's; empty if there are none. */
  answer: z.string(),
  requestedAt: timestampSchema,
  /** When it was accepted or rejected. */
  decidedAt: timestampSchema.nullable(),
  receivedAt: timestampSchema.nullable(),
});
export type OrderReturn = z.infer<typeof orderReturnSchema>;

/** What an invoice is no longer for. */
export const creditNoteSummarySchema = z.object({
  id: idSchema,
  number: z.string(),
  issuedAt: timestampSchema,
  amount: amountSchema,
});
export type CreditNoteSummary = z.infer<typeof creditNoteSummarySchema>;
