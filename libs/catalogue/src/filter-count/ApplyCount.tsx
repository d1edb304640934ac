import { type QueryRequest, useRequest } from '@shop/service-client';
import type { ChosenFilters } from '../listing-address/listingAddress';

interface ApplyCountProps {
  /** The request of the list or search. */
  request: QueryRequest;
  filters: ChosenFilters;
}

/** How many items a list or search has with some filters: ` (22)`. Nothing while that is not known. */
export function ApplyCount({ request, filters }: ApplyCountProps) {
  const { groupSize: _, ...args } = request.args as { groupSize?: number; term?: string };
  // Without filters, a search takes those of its term.
  const none = args.term === undefined ? null : {};
  const chosen = Object.values(filters).some(({ length }) => length > 0) ? filters : none;
  // The smallest page: the count is that of all pages.
  const { data, isFetching } = useRequest({ ...request, args: { ...args, filters: chosen, page: 0, pageSize: 1 } });
  const count = (data as { ret: { count: number } | null } | undefined)?.ret?.count;
  return isFetching || count === undefined ? null : ` (${count})`;
}
