import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { customer } from './identity.ts';

export const review = pgTable(
  'review',
  {
    id: uuid().primaryKey().defaultRandom(),
    site: text().notNull(),
    referenceType: text().notNull(),
    referenceId: text().notNull(),
    /** Null for imported reviews. */
    customerId: uuid().references(() => customer.id, { onDelete: 'set null' }),
    locale: text().notNull(),
    score: smallint().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    authorAlias: text().notNull(),
    authorEmail: text().notNull().default(''),
    approved: boolean().notNull(),
    imageIds: text().array().notNull().default([]),
    /** Imported votes; those of customers are rows of review_reaction. */
    importedLikes: integer().notNull().default(0),
    importedDislikes: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('review_reference').on(t.site, t.referenceType, t.referenceId, t.createdAt),
    uniqueIndex('review_one_per_customer')
      .on(t.site, t.referenceType, t.referenceId, t.customerId)
      .where(sql`${t.customerId} is not null`),
  ],
);

export const reviewComment = pgTable(
  'review_comment',
  {
    id: uuid().primaryKey().defaultRandom(),
    reviewId: uuid()
      .notNull()
      .references(() => review.id, { onDelete: 'cascade' }),
    customerId: uuid().references(() => customer.id, { onDelete: 'set null' }),
    /** Null where it is the review's. */
    locale: text(),
    text: text().notNull(),
    authorAlias: text().notNull(),
    approved: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('review_comment_review').on(t.reviewId)],
);

export const reviewReaction = pgTable(
  'review_reaction',
  {
    reviewId: uuid()
      .notNull()
      .references(() => review.id, { onDelete: 'cascade' }),
    customerId: uuid()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    like: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.customerId] })],
);

export const question = pgTable(
  'question',
  {
    id: uuid().primaryKey().defaultRandom(),
    site: text().notNull(),
    referenceType: text().notNull(),
    referenceId: text().notNull(),
    customerId: uuid().references(() => customer.id, { onDelete: 'set null' }),
    locale: text().notNull(),
    question: text().notNull(),
    authorAlias: text().notNull(),
    approved: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('question_reference').on(t.site, t.referenceType, t.referenceId, t.createdAt)],
);

export const answer = pgTable(
  'answer',
  {
    id: uuid().primaryKey().defaultRandom(),
    questionId: uuid()
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    /** Null where it is the question's. */
    locale: text(),
    html: text().notNull(),
    authorAlias: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('answer_question').on(t.questionId)],
);
