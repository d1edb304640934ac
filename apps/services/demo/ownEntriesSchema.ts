import { entryLengths, MAX_SCORE } from '@shop/contracts/entry-limits';
import { z } from 'zod';
import { idSchema } from './textSchema.ts';

const daysSchema = z.int().positive();
const lineSchema = (length: number) => z.string().trim().min(1).max(length);

/** What became of an entry, and why it was rejected. */
const outcomeSchema = {
  /** An article of the customer's orders. */
  item: idSchema,
  daysAgo: daysSchema,
  status: z.enum(['approved', 'waiting', 'rejected', 'withdrawn']),
  /** Of a rejected one, as its author reads it. */
  reason: z.string().trim().min(1).optional(),
};

const hasItsReason = ({ status, reason }: { status: string; reason?: string | undefined }) =>
  (status === 'rejected') === (reason !== undefined);
const REASON = 'a rejected entry has a reason, others have none';

const reviewSchema = z
  .strictObject({
    ...outcomeSchema,
    score: z.int().min(1).max(MAX_SCORE),
    title: lineSchema(entryLengths.reviewTitle),
    text: lineSchema(entryLengths.reviewText),
    /** `by` is the e-mail address of a demo account. */
    comments: z
      .array(z.strictObject({ daysAgo: daysSchema, by: z.email(), text: lineSchema(entryLengths.comment) }))
      .default([]),
  })
  .refine(hasItsReason, REASON);

const questionSchema = z
  .strictObject({
    ...outcomeSchema,
    question: lineSchema(entryLengths.question),
    /** HTML, in the name of the shop. */
    answer: z.string().trim().min(1).optional(),
  })
  .refine(hasItsReason, REASON);

/** What the demo customer wrote, in German. Rejections make later entries wait, as they do for every customer. */
export const ownEntriesSchema = z.strictObject({
  reviews: z.array(reviewSchema),
  questions: z.array(questionSchema),
});
export type OwnReview = z.infer<typeof reviewSchema>;
export type OwnQuestion = z.infer<typeof questionSchema>;
