import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { answer, question } from '../db/schema/community.ts';
import { isShown } from './isShown.ts';
import type { Asked, Page } from './reference.ts';

export type QuestionRow = typeof question.$inferSelect;
export type AnswerRow = typeof answer.$inferSelect;

const shownOf = (asked: Asked) =>
  and(
    eq(question.site, asked.site),
    eq(question.referenceType, asked.referenceType),
    eq(question.referenceId, asked.referenceId),
    eq(question.approved, true),
    isShown('questions', asked),
  );

export async function countQuestions(db: DatabaseOrTransaction, asked: Asked): Promise<number> {
  const [row] = await db.select({ count: count() }).from(question).where(shownOf(asked));
  return row?.count ?? 0;
}

/** Approved questions that the item shows, newest first, then by id, so that pages never overlap. */
export async function findQuestions(
  db: DatabaseOrTransaction,
  asked: Asked,
  { page, limit }: Page,
): Promise<QuestionRow[]> {
  return db
    .select()
    .from(question)
    .where(shownOf(asked))
    .orderBy(desc(question.createdAt), desc(question.id))
    .limit(limit)
    .offset(page * limit);
}

/** Answers of questions, oldest first. */
export async function findAnswers(db: DatabaseOrTransaction, questionIds: readonly string[]): Promise<AnswerRow[]> {
  if (!questionIds.length) return [];
  return db
    .select()
    .from(answer)
    .where(inArray(answer.questionId, [...questionIds]))
    .orderBy(asc(answer.createdAt), asc(answer.id));
}
