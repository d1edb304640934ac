import type { Listing } from '@shop/contracts';
import { type QueryRequest, useRequest } from '@shop/service-client';
import type { ChosenFilters } from '../listing-address/listingAddress';

type Filtered = Pick<Listing, 'count' | 'filters'>;

/**
 * What a list or search has with some filters: the number of its items, and its facets. `latest` stays while the next is
 * fetched; `current` is null then.
 */
export function useFilteredList(request: QueryRequest, filters: ChosenFilters) {
  const { groupSize: _, ...args } = request.args as { groupSize?: number; term?: string };
  // Without filters, a search takes those of its term.
  const none = args.term === undefined ? null : {};
  const chosen = Object.values(filters).some(({ length }) => length > 0) ? filters : none;
  // The smallest page: count and facets are those of all pages.
  const { data, isFetching } = useRequest({ ...request, args: { ...args, filters: chosen, page: 0, pageSize: 1 } });
  const latest = (data as { ret: Filtered | null } | undefined)?.ret ?? null;
  return { latest, current: isFetching ? null : latest };
}
