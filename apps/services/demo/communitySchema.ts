import { z } from 'zod';
import { frenchSpaces } from './import/frenchSpaces.ts';
import { daySchema, idSchema, localeSchema } from './textSchema.ts';

/** A customer's own picture: a snapshot of the item, another one for each `turn`, in the colours of the purchased variant. */
const reviewPictureSchema = z.strictObject({
  turn: z.int().positive(),
  palette: idSchema.optional(),
  shape: z.enum(['square', 'landscape', 'portrait']).default('landscape'),
});

/** What comments and answers have; the language only where it is not that of the review or question. */
const replySchema = z.strictObject({
  locale: localeSchema.optional(),
  author: z.string().min(2).max(50),
  date: daySchema,
});

/** A review is in one language. Lengths are those of the review form. */
const reviewSchema = z
  .strictObject({
    locale: localeSchema,
    score: z.int().min(1).max(5),
    author: z.string().min(2).max(50),
    date: daySchema,
    title: z.string().min(1).max(50),
    text: z.string().min(1).max(300),
    likes: z.int().nonnegative().default(0),
    dislikes: z.int().nonnegative().default(0),
    pictures: z.array(reviewPictureSchema).max(5).default([]),
    comments: z.array(replySchema.extend({ text: z.string().min(1).max(600) })).default([]),
  })
  .transform((review) => ({
    ...review,
    title: spaced(review.title, review.locale),
    text: spaced(review.text, review.locale),
    comments: review.comments.map((one) => ({ ...one, text: spaced(one.text, one.locale ?? review.locale) })),
  }));

const questionSchema = z
  .strictObject({
    locale: localeSchema,
    author: z.string().min(2).max(50),
    date: daySchema,
    question: z.string().min(1).max(175),
    answers: z.array(replySchema.extend({ html: z.string().min(1) })).default([]),
  })
  .transform((asked) => ({
    ...asked,
    question: spaced(asked.question, asked.locale),
    answers: asked.answers.map((one) => ({ ...one, html: spaced(one.html, one.locale ?? asked.locale) })),
  }));

/** What customers wrote about an item, and what was answered. */
export const communitySchema = {
  reviews: z.array(reviewSchema).default([]),
  questions: z.array(questionSchema).default([]),
};

function spaced(text: string, locale: z.infer<typeof localeSchema>): string {
  return locale === 'fr' ? frenchSpaces(text) : text;
}
