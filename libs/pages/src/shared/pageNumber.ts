/** The last page the services accept (`listingRequestSchema`), from 1. No list is that long. */
const LAST = 100_001;

/** The page number of an address, from 1. Invalid values are the first page. */
export function pageNumber(search: string): number {
  const page = Number(new URLSearchParams(search).get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 ? Math.min(page, LAST) : 1;
}
