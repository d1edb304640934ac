import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { answer, question } from '../db/schema/community.ts';
import type { Page, Reference } from './reference.ts';

export type QuestionRow = typeof question.$inferSelect;
export type AnswerRow = typeof answer.$inferSelect;

const approvedOf = ({ site, referenceType, referenceId }: Reference) =>
  and(
    eq(question.site, site),
    eq(question.referenceType, referenceType),
    eq(question.referenceId, referenceId),
    eq(question.approved, true),
  );

export async function countQuestions(db: DatabaseOrTransaction, reference: Reference): Promise<number> {
  const [row] = await db.select({ count: count() }).from(question).where(approvedOf(reference));
  return row?.count ?? 0;
}

/** Approved questions, newest first; those of the same moment by id, so that pages never overlap. */
export async function findQuestions(
  db: DatabaseOrTransaction,
  reference: Reference,
  { page, limit }: Page,
): Promise<QuestionRow[]> {
  return db
    .select()
    .from(question)
    .where(approvedOf(reference))
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
