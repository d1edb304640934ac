import type { CommunityQuery } from '@shop/contracts';
import { FIRST_ENTRIES, MAX_ENTRIES } from '@shop/contracts/constants';
import type { Reference } from './Reference';

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
  const part = page === 'first' ? { page: 0, limit: FIRST_ENTRIES } : { page, limit: MAX_ENTRIES };
  return { referenceType, referenceId, onlyApproved: true, ...part, ...choice };
}

/** The pages after the first, zero-based, of so many requested; none beyond the last entry. */
export function furtherPages(count: number, pages: number): number[] {
  const there = Math.min(pages, Math.ceil(count / MAX_ENTRIES));
  return Array.from({ length: Math.max(0, there - 1) }, (_, index) => index + 1);
}

/** Whether there is more than the first few (no page yet) or than this many pages. */
export function hasMore(count: number, pages: number): boolean {
  return count > (pages === 0 ? FIRST_ENTRIES : pages * MAX_ENTRIES);
}
