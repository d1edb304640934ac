/** The last page that the services can be asked for (`listingRequestSchema`), from 1. No list has as many. */
const LAST = 100_001;

/** The page a list shows, from 1, by its address. Anything odd is the first page. */
export function pageNumber(search: string): number {
  const page = Number(new URLSearchParams(search).get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 ? Math.min(page, LAST) : 1;
}
