import type { Hold, Locale, QueuedEntry, ReadEntry, ReviewReport } from '@shop/contracts';

/** What stands in a list of the moderation: an entry, or a report with the review it is about. */
export interface DeskEntry {
  /** Of the entry, or of the report. */
  id: string;
  /** The entry as it has been read. */
  read: ReadEntry;
  referenceTitle: string;
  /** Path in the shop; empty where the item is gone. */
  referenceUrl: string;
  /** Language it was written in. */
  locale: Locale;
  score: number | null;
  title: string;
  text: string;
  authorAlias: string;
  verifiedBuyer: boolean;
  /** Whether customers see it. */
  approved: boolean;
  holds: readonly Hold[];
  parent: QueuedEntry['parent'];
  /** Earlier decisions about the author; null where they are unknown. */
  author: QueuedEntry['author'] | null;
  /** Of a review. */
  imageReferences: QueuedEntry['imageReferences'];
  report: Pick<ReviewReport, 'reportType' | 'reportDescription'> | null;
  /** Unix milliseconds. */
  at: number;
}

export function ofQueue({ kind, id, revision, queuedAt, ...entry }: QueuedEntry): DeskEntry {
  return {
    ...entry,
    id,
    read: { kind, id, revision },
    title: kind === 'review' ? entry.title : '',
    report: null,
    at: queuedAt,
  };
}

export function ofReport({ id, review, createdAt, ...report }: ReviewReport): DeskEntry {
  const { id: reviewId, revision, ...texts } = review;
  return {
    ...texts,
    id,
    read: { kind: 'review', id: reviewId, revision },
    holds: [],
    parent: null,
    author: null,
    report,
    at: createdAt,
  };
}
