import type { EntryKind } from '@shop/contracts';
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { question, review, reviewComment } from '../../db/schema/community.ts';
import { isUuid } from '../isUuid.ts';

/** An entry of a customer, whatever its kind. */
export interface Entry {
  kind: EntryKind;
  id: string;
  approved: boolean;
  revision: number;
  /** Of a review. */
  title: string;
  /** Pictures of a review, in order. */
  imageIds: readonly string[];
  text: string;
  locale: string;
  /** The item it is shown with. */
  referenceId: string;
}

/** What only reviews have. */
const unreviewed = { title: '', imageIds: [] };

/** An entry of a site, locked until the end of the transaction. Null if there is none, or its author has withdrawn it. */
export async function lockEntry(tx: Transaction, site: string, kind: EntryKind, id: string): Promise<Entry | null> {
  if (!isUuid(id)) return null;
  if (kind === 'review') {
    const [row] = await tx
      .select()
      .from(review)
      .where(and(eq(review.site, site), eq(review.id, id), isNull(review.withdrawnAt)))
      .for('update');
    return row ? { ...row, kind } : null;
  }
  if (kind === 'question') {
    const [row] = await tx
      .select()
      .from(question)
      .where(and(eq(question.site, site), eq(question.id, id), isNull(question.withdrawnAt)))
      .for('update');
    return row ? { ...row, ...unreviewed, kind, text: row.question } : null;
  }
  const [row] = await tx
    .select({ ...getTableColumns(reviewComment), referenceId: review.referenceId, reviewLocale: review.locale })
    .from(reviewComment)
    .innerJoin(review, eq(review.id, reviewComment.reviewId))
    .where(and(eq(review.site, site), eq(reviewComment.id, id)))
    .for('update', { of: reviewComment });
  return row ? { ...row, ...unreviewed, kind, locale: row.locale ?? row.reviewLocale } : null;
}

interface Change {
  approved?: boolean;
  queuedAt?: null;
  holds?: string[];
  rejectionReason?: string | null;
  title?: string | undefined;
  text?: string | undefined;
}

/** Changes an entry, which then has a new revision. */
export async function changeEntry(tx: Transaction, { kind, id }: Entry, change: Change): Promise<void> {
  const { title, text, ...state } = change;
  const revised = { ...state, revision: sql`revision + 1` };
  if (kind === 'review')
    await tx
      .update(review)
      .set({ ...revised, title, text })
      .where(eq(review.id, id));
  else if (kind === 'question')
    await tx
      .update(question)
      .set({ ...revised, question: text })
      .where(eq(question.id, id));
  else
    await tx
      .update(reviewComment)
      .set({ ...revised, text })
      .where(eq(reviewComment.id, id));
}
