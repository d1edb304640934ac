import type { ArgsOf, EntryKind, moderation, QueuedEntry, ResultsOf } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { findItemLinks } from '../../catalogue/itemLinks.ts';
import { findImages } from '../../images/imageRepository.ts';
import type { Call } from '../../module.ts';
import { picturesForReaders } from '../picturesForReaders.ts';
import { findAuthorRecords } from './findAuthorRecords.ts';
import { queueColumns, unanswered, waiting } from './queueSelects.ts';

interface Row extends Omit<
  QueuedEntry,
  'queuedAt' | 'referenceTitle' | 'referenceUrl' | 'parent' | 'author' | 'imageReferences'
> {
  /** Null for imported entries, and once the account is gone. */
  customerId: string | null;
  parentText: string | null;
  parentAuthor: string | null;
  parentScore: number | null;
  imageIds: string[];
  queuedAt: number;
}

const kinds: readonly EntryKind[] = ['review', 'question', 'comment'];

/** Entries that wait for a moderator, or questions that wait for an answer, the oldest first. Five queries at most. */
export async function getQueue(
  { db, site, locale }: Call,
  { kind, unanswered: isUnanswered, search, page, limit }: ArgsOf<typeof moderation, 'GetQueue'>[0],
): Promise<ResultsOf<typeof moderation, 'GetQueue'>> {
  const wanted = { site, search };
  const selects = isUnanswered ? [unanswered(wanted)] : (kind ? [kind] : kinds).map((one) => waiting[one](wanted));
  // No page needs more of one kind than the pages up to it have entries.
  const most = (page + 1) * limit;
  const parts = selects.map((select) => sql`(${select} order by at, id limit ${most})`);
  const [{ rows }, { rows: counts }] = await Promise.all([
    db.execute<Record<string, unknown> & Row>(sql`
      select q.*, (extract(epoch from q.at) * 1000)::float8 as "queuedAt"
      from (${sql.join(parts, sql` union all `)}) as q (${queueColumns})
      order by q.at, q.id limit ${limit} offset ${page * limit}`),
    db.execute<{ count: number }>(sql`
      select (${sql.join(
        selects.map((select) => sql`(select count(*) from (${select}) c)`),
        sql` + `,
      )})::int as count`),
  ]);
  const ids = rows.map(({ referenceId }) => referenceId);
  const authors = rows.flatMap(({ customerId }) => customerId ?? []);
  const imageIds = rows.flatMap((row) => row.imageIds);
  const [links, records, images] = await Promise.all([
    findItemLinks(db, site, locale, ids),
    findAuthorRecords(db, authors),
    findImages(db, imageIds),
  ]);
  const items = rows.map((row): QueuedEntry => {
    const { kind: ofKind, id, revision, referenceType, referenceId, approved, holds, score, title, text } = row;
    const { parentText, parentAuthor, parentScore } = row;
    const link = links.get(referenceId);
    return {
      ...{ kind: ofKind, id, revision, referenceType, referenceId, approved, holds, score, title, text },
      referenceTitle: link?.title ?? '',
      referenceUrl: link?.url ?? '',
      locale: row.locale,
      authorAlias: row.authorAlias,
      verifiedBuyer: row.verifiedBuyer,
      parent: parentText === null ? null : { title, text: parentText, authorAlias: parentAuthor!, score: parentScore! },
      author: records.get(row.customerId ?? '') ?? { approved: 0, rejected: 0 },
      imageReferences: picturesForReaders(images, row),
      queuedAt: Math.round(row.queuedAt),
    };
  });
  return { ret: { items, count: counts[0]?.count ?? 0, pagination: { page, pageSize: limit } }, error: null };
}
