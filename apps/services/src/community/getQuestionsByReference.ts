import type { ArgsOf, Question, ResultsOf, community } from '@shop/contracts';
import type { Call } from '../module.ts';
import { countQuestions, findAnswers, findQuestions, type AnswerRow, type QuestionRow } from './questionRepository.ts';

type Method = 'GetAllQuestionsByReference';

/** Approved questions that the item shows to this visitor, with their answers; newest first. Three queries at most. */
export async function getQuestionsByReference(
  { db, site, visitor }: Call,
  query: ArgsOf<typeof community, Method>[0],
): Promise<ResultsOf<typeof community, Method>> {
  const { referenceType, referenceId, page, limit } = query;
  if (!referenceType) return { ret: null, error: 'INVALID' };
  const asked = { site, referenceType, referenceId, customerId: visitor.customerId };
  const [count, rows] = await Promise.all([countQuestions(db, asked), findQuestions(db, asked, { page, limit })]);
  const answers = await findAnswers(
    db,
    rows.map((row) => row.id),
  );
  const byQuestion = Map.groupBy(answers, (answer) => answer.questionId);
  const items = rows.map((row) => toQuestion(row, byQuestion.get(row.id) ?? []));
  return { ret: { items, count, pagination: { page, pageSize: limit } }, error: null };
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
