import type { CommunityQuery } from '@shop/contracts';
import type { Reference } from './Reference';

/** Initial number of entries (specification, section 9). */
export const FIRST_ITEMS = 3;
/** Maximum the services return at once. */
const ALL_ITEMS = 100;

/** Filter and order of reviews; by default all, the newest first. */
export type Choice = Pick<CommunityQuery, 'sort' | 'score' | 'withPictures' | 'language'>;

/** The choice with a change; what is undefined is not chosen any more. */
export function changed(choice: Choice, change: { [Key in keyof Choice]: Choice[Key] | undefined }): Choice {
  const entries = Object.entries({ ...choice, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Choice;
}

/** The first few, or a page of all of them (zero-based). */
export function listQuery(reference: Reference, page: number | 'first', choice: Choice = {}): CommunityQuery {
  const { referenceType, referenceId } = reference;
  const part = page === 'first' ? { page: 0, limit: FIRST_ITEMS } : { page, limit: ALL_ITEMS };
  return { referenceType, referenceId, onlyApproved: true, ...part, ...choice };
}

/** The pages after the first, zero-based, of so many requested; none beyond the last entry. */
export function furtherPages(count: number, pages: number): number[] {
  const there = Math.min(pages, Math.ceil(count / ALL_ITEMS));
  return Array.from({ length: Math.max(0, there - 1) }, (_, index) => index + 1);
}

/** Whether there is more than the first few (no page yet) or than this many pages. */
export function hasMore(count: number, pages: number): boolean {
  return count > (pages === 0 ? FIRST_ITEMS : pages * ALL_ITEMS);
}
