import type { Question } from '@shop/contracts';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { type AnswerRow, findAnswers, type QuestionRow } from './questionRepository.ts';

/** Questions with their answers. One query. */
export async function toQuestions(db: DatabaseOrTransaction, rows: readonly QuestionRow[]): Promise<Question[]> {
  const answers = await findAnswers(
    db,
    rows.map((row) => row.id),
  );
  const byQuestion = Map.groupBy(answers, (answer) => answer.questionId);
  return rows.map((row) => toQuestion(row, byQuestion.get(row.id) ?? []));
}

function toQuestion(row: QuestionRow, answers: readonly AnswerRow[]): Question {
  return {
    id: row.id,
    // The specification has two names for the text; both are set.
    entrie: row.question,
    question: row.question,
    approved: row.approved,
    referenceType: row.referenceType as Question['referenceType'],
    referenceId: row.referenceId,
    authorAlias: row.authorAlias,
    createdAt: row.createdAt.getTime(),
    locale: row.locale as Question['locale'],
    answers: answers.map(({ html, authorAlias, createdAt, locale }) => ({
      comment: html,
      createdAt: createdAt.getTime(),
      authorAlias,
      locale: (locale ?? row.locale) as Question['locale'],
    })),
  };
}
