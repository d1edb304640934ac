import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
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

/** What becomes of an entry that a customer has written. */
const moderated = {
  /** Whether it is shown. */
  approved: boolean().notNull(),
  /** Since when it waits for a moderator, who may see it before or after it is shown; null once decided. */
  queuedAt: timestamp({ withTimezone: true }),
  /** Why it was held back, whatever the policy of the site. */
  holds: text().array().notNull().default([]),
  /** Of a rejected one, for its author. */
  rejectionReason: text(),
  /** Rises with every change and decision. */
  revision: integer().notNull().default(0),
};

/** Since when its author no longer wants it shown. */
const withdrawable = { withdrawnAt: timestamp({ withTimezone: true }) };

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
    /** Whether the author had bought the item when writing. */
    verifiedBuyer: boolean().notNull().default(false),
    ...moderated,
    ...withdrawable,
    imageIds: text().array().notNull().default([]),
    pictured: boolean()
      .notNull()
      .generatedAlwaysAs(sql`cardinality(image_ids) > 0`),
    /** Imported votes; those of customers are rows of review_reaction. */
    importedLikes: integer().notNull().default(0),
    importedDislikes: integer().notNull().default(0),
    /** Helpful votes of customers minus unhelpful ones. A trigger keeps it in step with review_reaction. */
    votes: integer().notNull().default(0),
    /** All helpful votes minus unhelpful ones. */
    helpfulness: integer()
      .notNull()
      .generatedAlwaysAs(sql`imported_likes - imported_dislikes + votes`),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    // Each order of an item's list, and filters that leave out most of it, are read from an index as far as they are shown.
    index('review_newest')
      .on(t.site, t.referenceType, t.referenceId, t.createdAt, t.id)
      .where(sql`${t.approved}`),
    index('review_best')
      .on(t.site, t.referenceType, t.referenceId, t.score, t.createdAt, t.id)
      .where(sql`${t.approved}`),
    index('review_worst')
      .on(t.site, t.referenceType, t.referenceId, t.score.desc().nullsFirst(), t.createdAt, t.id)
      .where(sql`${t.approved}`),
    index('review_helpful')
      .on(t.site, t.referenceType, t.referenceId, t.score, t.helpfulness, t.createdAt, t.id)
      .where(sql`${t.approved}`),
    index('review_language')
      .on(t.site, t.referenceType, t.referenceId, t.locale, t.createdAt, t.id)
      .where(sql`${t.approved}`),
    index('review_pictured')
      .on(t.site, t.referenceType, t.referenceId, t.createdAt, t.id)
      .where(sql`${t.approved} and ${t.pictured}`),
    uniqueIndex('review_one_per_customer')
      .on(t.site, t.referenceType, t.referenceId, t.customerId)
      .where(sql`${t.customerId} is not null`),
    index('review_customer').on(t.customerId, t.createdAt),
    index('review_undecided')
      .on(t.customerId)
      .where(sql`not ${t.approved} and ${t.rejectionReason} is null and ${t.withdrawnAt} is null`),
    index('review_queue')
      .on(t.site, t.queuedAt)
      .where(sql`${t.queuedAt} is not null`),
    // Texts that are written again are found by it.
    index('review_text').on(sql`md5(${t.text})`),
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
    ...moderated,
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('review_comment_review').on(t.reviewId),
    index('review_comment_customer').on(t.customerId, t.createdAt),
    index('review_comment_text').on(sql`md5(${t.text})`),
    index('review_comment_queue')
      .on(t.queuedAt)
      .where(sql`${t.queuedAt} is not null`),
  ],
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
    /** Null once withdrawn. */
    like: boolean(),
    /** When the last press was handled: one that came in before is the same. */
    handledAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.customerId] }), index('review_reaction_customer').on(t.customerId)],
);

/** A customer's report of a review. */
export const reviewReport = pgTable(
  'review_report',
  {
    id: uuid().primaryKey().defaultRandom(),
    site: text().notNull(),
    reviewId: uuid()
      .notNull()
      .references(() => review.id, { onDelete: 'cascade' }),
    customerId: uuid().references(() => customer.id, { onDelete: 'set null' }),
    type: text().notNull(),
    description: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null while it is open. */
    resolvedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    // One open report per customer and review; a second one replaces the first.
    uniqueIndex('review_report_open')
      .on(t.reviewId, t.customerId)
      .where(sql`${t.resolvedAt} is null`),
    index('review_report_queue')
      .on(t.site, t.createdAt)
      .where(sql`${t.resolvedAt} is null`),
    index('review_report_customer').on(t.customerId),
  ],
);

/** What was done with an entry of a customer, the audit log. Rows are never changed. */
export const moderationEvent = pgTable(
  'moderation_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    site: text().notNull(),
    /** review, question or comment. */
    kind: text().notNull(),
    entryId: uuid().notNull(),
    act: text().notNull(),
    /** Null for the author's own act, and once the moderator's account is deleted. */
    moderatorId: uuid().references(() => customer.id, { onDelete: 'set null' }),
    /** A reason, or the texts before. */
    details: jsonb().$type<Record<string, string>>().notNull().default({}),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('moderation_event_entry').on(t.kind, t.entryId), index('moderation_event_moderator').on(t.moderatorId)],
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
    ...moderated,
    ...withdrawable,
    /** When those who have bought what it is about were told of it: once, however often it comes to be shown. */
    buyersToldAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('question_reference').on(t.site, t.referenceType, t.referenceId, t.createdAt),
    index('question_customer').on(t.customerId, t.createdAt),
    index('question_text').on(sql`md5(${t.question})`),
    index('question_queue')
      .on(t.site, t.queuedAt)
      .where(sql`${t.queuedAt} is not null`),
  ],
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
