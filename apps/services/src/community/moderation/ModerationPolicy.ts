import type { EntryKind } from '@shop/contracts';

/** How a site checks what customers write: a part of its settings. */
export interface ModerationPolicy {
  /** Whether a moderator sees entries of a kind before they are shown, or afterwards. */
  check: Record<EntryKind, 'before' | 'after'>;
  /** Whether entries of customers who have bought something, and none of whose were rejected, are shown at once. */
  knownBuyersAtOnce: boolean;
  /** Entries with one of these words are held back, in whatever language. */
  listedWords: readonly string[];
  /** Whose name stands below answers of the shop, in the language of the settings. */
  team: string;
}

/** For sites without settings. */
export const cautiousPolicy: ModerationPolicy = {
  check: { review: 'before', question: 'before', comment: 'before' },
  knownBuyersAtOnce: false,
  listedWords: [],
  team: '',
};
