import type { ArgsOf, community, ResultsOf } from '@shop/contracts';
import { and, count, desc, eq } from 'drizzle-orm';
import { findItemLinks } from '../catalogue/itemLinks.ts';
import { question } from '../db/schema/community.ts';
import type { Call } from '../module.ts';
import { ownEntry } from './ownEntry.ts';
import { toQuestions } from './toQuestion.ts';

type Method = 'GetAllQuestionsByAuthor';

/** The customer's own questions, the newest first, with what became of each. Four queries at most. */
export async function getQuestionsByAuthor(
  { db, site, locale, visitor: { customerId } }: Call,
  query: ArgsOf<typeof community, Method>[0],
): Promise<ResultsOf<typeof community, Method>> {
  if (!customerId) return { ret: null, error: 'NOT_AUTHENTICATED' };
  const { referenceType, referenceId, onlyApproved, page, limit } = query;
  const own = and(
    eq(question.site, site),
    eq(question.customerId, customerId),
    referenceType ? eq(question.referenceType, referenceType) : undefined,
    referenceId ? eq(question.referenceId, referenceId) : undefined,
    onlyApproved ? eq(question.approved, true) : undefined,
  );
  const [[total], rows] = await Promise.all([
    db.select({ count: count() }).from(question).where(own),
    db
      .select()
      .from(question)
      .where(own)
      .orderBy(desc(question.createdAt), desc(question.id))
      .limit(limit)
      .offset(page * limit),
  ]);
  const ids = rows.map((row) => row.referenceId);
  const [questions, links] = await Promise.all([toQuestions(db, rows), findItemLinks(db, site, locale, ids)]);
  const items = questions.map((item, index) => {
    const link = links.get(item.referenceId);
    return { ...item, ...ownEntry(rows[index]!), referenceTitle: link?.title ?? '', referenceUrl: link?.url ?? '' };
  });
  return { ret: { items, count: total?.count ?? 0, pagination: { page, pageSize: limit } }, error: null };
}
