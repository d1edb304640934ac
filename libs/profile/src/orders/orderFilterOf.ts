/** As the services take it. */
const MAX_TERM = 100;

export interface OrderFilterValues {
  year: number | null;
  term: string | null;
}

/** What orders a query asks for. */
export function orderFilterOf(search: string): OrderFilterValues {
  const query = new URLSearchParams(search);
  const year = Number(new URLSearchParams(search).get('year'));
  return {
    year: Number.isInteger(year) && year >= 2000 && year <= 2999 ? year : null,
    term: query.get('q')?.trim().slice(0, MAX_TERM) || null,
  };
}

/** The query of a filter with its question mark, or empty. */
export function filterQuery(year: string, term: string): string {
  const query = new URLSearchParams({ ...(year && { year }), ...(term.trim() && { q: term.trim() }) });
  return query.size > 0 ? `?${query.toString()}` : '';
}
