import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../src/db/database.ts';
import { answer, question, review, reviewComment } from '../../src/db/schema/index.ts';
import type { CommunityRows } from './communityRows.ts';
import { upsertRows } from '../../src/db/writeRows.ts';

/** Ids of importedId; customers' rows have random ones. */
const imported = (id: PgColumn) => sql`substr(${id}::text, 15, 1) = '8'`;

/**
 * Updates the imported reviews and questions of a site. Those of customers are kept, and their reactions to imported
 * ones. Then recomputes the items' ratings from all approved reviews.
 */
export async function writeCommunity(tx: Transaction, site: string, rows: CommunityRows): Promise<void> {
  const kept = (list: { id?: string }[]) => list.map(({ id }) => id ?? '');
  await tx
    .delete(review)
    .where(and(eq(review.site, site), imported(review.id), notInArray(review.id, kept(rows.reviews))));
  await tx
    .delete(question)
    .where(and(eq(question.site, site), imported(question.id), notInArray(question.id, kept(rows.questions))));
  await upsertRows(tx, review, [review.id], rows.reviews);
  await upsertRows(tx, reviewComment, [reviewComment.id], rows.comments);
  await upsertRows(tx, question, [question.id], rows.questions);
  await upsertRows(tx, answer, [answer.id], rows.answers);
  await tx.execute(sql`
    update item set
      rating_sum = coalesce(r.sum, 0), rating_count = coalesce(r.count, 0), question_count = coalesce(q.count, 0)
    from item i
    left join (
      select reference_id, sum(score)::int as sum, count(*)::int as count from review
      where site = ${site} and approved group by reference_id
    ) r on r.reference_id = i.id
    left join (
      select reference_id, count(*)::int as count from question
      where site = ${site} and approved group by reference_id
    ) q on q.reference_id = i.id
    where i.site = ${site} and item.site = i.site and item.id = i.id`);
}
