import type { QueuedEntry } from '@shop/contracts';

/** A review that waits. */
export function aQueuedEntry(more: Partial<QueuedEntry> = {}): QueuedEntry {
  return {
    kind: 'review',
    id: 'entry-1',
    revision: 0,
    referenceType: 'product',
    referenceId: 'P-1',
    referenceTitle: 'Gusspfanne',
    referenceUrl: '/p/gusspfanne',
    approved: false,
    holds: [],
    locale: 'de',
    score: 4,
    title: 'Brät gut',
    text: 'Sie wird heiss und bleibt es.',
    authorAlias: 'Lea B.',
    verifiedBuyer: true,
    imageReferences: [],
    parent: null,
    author: { approved: 2, rejected: 0 },
    queuedAt: 1_780_000_000_000,
    ...more,
  };
}
