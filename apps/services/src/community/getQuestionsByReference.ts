import type { ArgsOf, ResultsOf, community } from '@shop/contracts';
import type { Call } from '../module.ts';
import { countQuestions, findQuestions } from './questionRepository.ts';
import { toQuestions } from './toQuestion.ts';

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
  const items = await toQuestions(db, rows);
  return { ret: { items, count, pagination: { page, pageSize: limit } }, error: null };
}
