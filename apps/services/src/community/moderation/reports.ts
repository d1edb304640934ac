import type { ArgsOf, Locale, moderation, ReportType, ResultsOf } from '@shop/contracts';
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import { findItemLinks } from '../../catalogue/itemLinks.ts';
import { review, reviewReport } from '../../db/schema/community.ts';
import { findImages } from '../../images/imageRepository.ts';
import type { Call } from '../../module.ts';
import { picturesForReaders } from '../picturesForReaders.ts';
import { isUuid } from '../isUuid.ts';
import { entryText } from '../writing/entryText.ts';
import { rejectEntry } from './decide.ts';
import { lockEntry } from './entries.ts';
import { logEvent } from './logEvent.ts';

/** Open reports with the reviews they are about, the oldest first. Four queries at most. */
export async function getReports(
  { db, site, locale }: Call,
  { page, limit }: ArgsOf<typeof moderation, 'GetReports'>[0],
): Promise<ResultsOf<typeof moderation, 'GetReports'>> {
  const open = and(eq(reviewReport.site, site), isNull(reviewReport.resolvedAt));
  const [[total], rows] = await Promise.all([
    db.select({ count: count() }).from(reviewReport).where(open),
    db
      .select()
      .from(reviewReport)
      .innerJoin(review, eq(review.id, reviewReport.reviewId))
      .where(open)
      .orderBy(asc(reviewReport.createdAt), asc(reviewReport.id))
      .limit(limit)
      .offset(page * limit),
  ]);
  const ids = rows.map((row) => row.review.referenceId);
  const imageIds = rows.flatMap((row) => row.review.imageIds);
  const [links, images] = await Promise.all([findItemLinks(db, site, locale, ids), findImages(db, imageIds)]);
  const items = rows.map(({ review_report: report, review: reported }) => {
    const { id, revision, referenceType, referenceId, score, title, text, authorAlias, approved } = reported;
    const { verifiedBuyer } = reported;
    const locale = reported.locale as Locale;
    const link = links.get(referenceId);
    const item = { referenceType, referenceId, referenceTitle: link?.title ?? '', referenceUrl: link?.url ?? '' };
    return {
      id: report.id,
      reportType: report.type as ReportType,
      reportDescription: report.description,
      createdAt: report.createdAt.getTime(),
      review: {
        ...{ id, revision, ...item, score, title, text, authorAlias, verifiedBuyer, locale, approved },
        imageReferences: picturesForReaders(images, reported),
      },
    };
  });
  return { ret: { items, count: total?.count ?? 0, pagination: { page, pageSize: limit } }, error: null };
}

/** Dismisses a report, or rejects its review; other open reports of the review are resolved with it. */
export async function resolveReport(
  call: Call,
  reportId: string,
  { action, reason: given, revision }: ArgsOf<typeof moderation, 'ResolveReport'>[1],
): Promise<ResultsOf<typeof moderation, 'ResolveReport'>> {
  const { db, site, visitor } = call;
  const reason = entryText(given);
  if (action === 'reject' && !reason) return { error: 'INVALID' };
  if (!isUuid(reportId)) return { error: 'NOT_FOUND' };
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ reviewId: reviewReport.reviewId })
      .from(reviewReport)
      .where(and(eq(reviewReport.site, site), eq(reviewReport.id, reportId)));
    const entry = found && (await lockEntry(tx, site, 'review', found.reviewId));
    if (!entry) return { error: 'NOT_FOUND' };
    if (revision !== undefined && entry.revision !== revision) return { error: 'CONFLICT' };
    const resolved = await tx
      .update(reviewReport)
      .set({ resolvedAt: sql`now()` })
      .where(and(eq(reviewReport.reviewId, entry.id), isNull(reviewReport.resolvedAt)))
      .returning({ id: reviewReport.id });
    if (!resolved.some(({ id }) => id === reportId)) return { error: 'CONFLICT' };
    if (action === 'reject') await rejectEntry(call, tx, entry, reason);
    else {
      const details: Record<string, string> = reason ? { reason } : {};
      await logEvent(tx, {
        ...{
          site,
          kind: 'review',
          entryId: entry.id,
          act: 'reportsDismissed',
          moderatorId: visitor.customerId,
          details,
        },
      });
    }
    return { error: null };
  });
}
