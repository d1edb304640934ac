import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { customer } from './identity.ts';
import type { Texts } from './catalogue.ts';

/** A question of the shop about an item, with answers to choose from. */
export const questionnaire = pgTable(
  'questionnaire',
  {
    site: text().notNull(),
    id: text().notNull(),
    referenceId: text().notNull(),
    position: integer().notNull(),
    question: jsonb().$type<Texts>().notNull(),
    answers: jsonb().$type<{ id: string; label: Texts }[]>().notNull(),
    /** Imported votes by answer; those of customers are rows of questionnaire_vote. */
    importedVotes: jsonb().$type<Record<string, number>>().notNull().default({}),
  },
  (t) => [primaryKey({ columns: [t.site, t.id] }), index('questionnaire_reference').on(t.site, t.referenceId)],
);

/** A customer has one vote per question; a second one replaces the first. */
export const questionnaireVote = pgTable(
  'questionnaire_vote',
  {
    site: text().notNull(),
    questionnaireId: text().notNull(),
    customerId: uuid()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    answerId: text().notNull(),
    votedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.site, t.questionnaireId, t.customerId] }),
    index('questionnaire_vote_customer').on(t.customerId),
  ],
);
