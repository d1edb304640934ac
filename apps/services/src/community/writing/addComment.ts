import { type ArgsOf, type community, entryLengths, type ResultsOf } from '@shop/contracts';
import { check, maxLength, required } from '@shop/validation';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { reviewComment } from '../../db/schema/community.ts';
import type { Call } from '../../module.ts';
import { findPurchase } from '../../order/findPurchase.ts';
import { judgeEntry } from '../moderation/judgeEntry.ts';
import { queueCommunityMail } from '../mails/queueCommunityMail.ts';
import { showChange } from '../showChange.ts';
import { entryText } from './entryText.ts';
import { findShownReview } from './findShownReview.ts';
import { isRecent } from './isRecent.ts';
import { lockAuthor } from './lockAuthor.ts';

type Given = ArgsOf<typeof community, 'AddCommentToReview'>[0];

/** Stores a customer's comment on a review. The same one again, within minutes, is the first. */
export async function addComment(call: Call, given: Given): Promise<ResultsOf<typeof community, 'AddCommentToReview'>> {
  const { db, site, locale, visitor, mails } = call;
  const { customerId } = visitor;
  if (!customerId) return { error: 'NOT_AUTHENTICATED' };
  const text = entryText(given.comment);
  if (check(text, required, maxLength(entryLengths.comment))) return { error: 'INVALID' };
  const parent = await findShownReview(db, site, given.parentId);
  if (!parent) return { error: 'NOT_FOUND' };
  await db.transaction(async (tx) => {
    const author = await lockAuthor(tx, customerId);
    if (await isKnown(tx, { customerId, reviewId: parent.id, text })) return;
    const { any: isBuyer } = await findPurchase(tx, site, customerId, parent.referenceId);
    const judged = { kind: 'comment', id: null, customerId, title: '', text, isBuyer } as const;
    const verdict = await judgeEntry(call, tx, { ...judged, isTrapped: Boolean(given.website) });
    const [stored] = await tx
      .insert(reviewComment)
      .values({ ...verdict, reviewId: parent.id, customerId, locale, text, authorAlias: author.alias })
      .returning({ id: reviewComment.id });
    if (!verdict.approved) return;
    await queueCommunityMail(mails, tx, { kind: 'reviewCommented', entryId: stored!.id });
    await showChange(tx, parent);
  });
  return { error: null };
}

/** Whether a comment is there already that was sent twice, because the first answer did not arrive. */
async function isKnown(
  tx: Transaction,
  { customerId, reviewId, text }: { customerId: string; reviewId: string; text: string },
): Promise<boolean> {
  const rows = await tx
    .select({ id: reviewComment.id })
    .from(reviewComment)
    .where(
      and(
        eq(reviewComment.customerId, customerId),
        isRecent(reviewComment.createdAt),
        eq(reviewComment.reviewId, reviewId),
        eq(reviewComment.text, text),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
