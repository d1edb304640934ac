import type { ArgsOf, community, ResultsOf } from '@shop/contracts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { question, review, reviewReport } from '../../db/schema/community.ts';
import type { Call } from '../../module.ts';
import { isUuid } from '../isUuid.ts';
import { logEvent } from '../moderation/logEvent.ts';
import { showChange } from '../showChange.ts';

const tables = { review, question };

/** Hides a review or a question of the customer, until its author writes it again. Withdrawn twice, it is withdrawn. */
export async function withdrawEntry(
  { db, site, visitor: { customerId } }: Call,
  kind: ArgsOf<typeof community, 'Withdraw'>[0],
  id: string,
): Promise<ResultsOf<typeof community, 'Withdraw'>> {
  if (!customerId) return { error: 'NOT_AUTHENTICATED' };
  if (!isUuid(id)) return { error: 'NOT_FOUND' };
  const table = tables[kind];
  return db.transaction(async (tx) => {
    const [entry] = await tx
      .select({ approved: table.approved, withdrawnAt: table.withdrawnAt, referenceId: table.referenceId })
      .from(table)
      .where(and(eq(table.site, site), eq(table.id, id), eq(table.customerId, customerId)))
      // A moderator may be deciding about it.
      .for('update');
    if (!entry) return { error: 'NOT_FOUND' };
    if (entry.withdrawnAt) return { error: null };
    await tx
      .update(table)
      .set({ approved: false, queuedAt: null, withdrawnAt: sql`now()`, revision: sql`${table.revision} + 1` })
      .where(eq(table.id, id));
    if (kind === 'review') {
      // There is nothing left to decide.
      await tx
        .update(reviewReport)
        .set({ resolvedAt: sql`now()` })
        .where(and(eq(reviewReport.reviewId, id), isNull(reviewReport.resolvedAt)));
    }
    await logEvent(tx, { site, kind, entryId: id, act: 'withdrawn', moderatorId: null });
    if (entry.approved) await showChange(tx, { site, referenceId: entry.referenceId });
    return { error: null };
  });
}
