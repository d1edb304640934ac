import type { ArgsOf, Question, ResultsOf, community } from '@shop/contracts';
import type { Call } from '../module.ts';
import { countQuestions, findAnswers, findQuestions, type AnswerRow, type QuestionRow } from './questionRepository.ts';

type Method = 'GetAllQuestionsByReference';

/** Approved questions of an item with their answers, whatever the caller asks for; newest first. */
export async function getQuestionsByReference(
  { db, site }: Call,
  query: ArgsOf<typeof community, Method>[0],
): Promise<ResultsOf<typeof community, Method>> {
  const { referenceType, referenceId, page, limit } = query;
  if (!referenceType) return { ret: null, error: 'INVALID' };
  const reference = { site, referenceType, referenceId };
  const [count, rows] = await Promise.all([
    countQuestions(db, reference),
    findQuestions(db, reference, { page, limit }),
  ]);
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
    // The specification names the text twice; both readers find it.
    entrie: row.question,
    question: row.question,
    approved: row.approved,
    referenceType: row.referenceType as Question['referenceType'],
    referenceId: row.referenceId,
    authorAlias: row.authorAlias,
    createdAt: row.createdAt.getTime(),
    answers: answers.map(({ html, authorAlias, createdAt }) => ({
      comment: html,
      createdAt: createdAt.getTime(),
      authorAlias,
    })),
  };
}
