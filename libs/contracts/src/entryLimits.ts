/** Run-time values for what customers write, apart from the others: only the drawers to write need them. */

/** Maximum lengths of what customers write, in characters (specification, section 5). */
export const entryLengths = {
  question: 175,
  reviewTitle: 50,
  reviewText: 300,
  comment: 600,
  report: 1_000,
  picture: 120,
} as const;
/** Maximum length of what is written about something that is sent back, in characters. */
export const RETURN_WORDS_MAX = 600;
/** Why something is sent back. */
export const returnReasons = ['changedMind', 'notAsDescribed', 'damaged', 'wrongArticle', 'other'] as const;
/** Pictures of a review. */
export const MAX_REVIEW_PICTURES = 5;
export { MAX_SCORE } from './constants.ts';
/** Reasons of a report, as they are stored. */
export const reportTypes = ['off topic', 'inappropriate', 'spam', 'other'] as const;
export type ReportType = (typeof reportTypes)[number];
