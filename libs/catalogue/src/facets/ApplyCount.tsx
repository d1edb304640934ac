import { type QueryRequest, useRequest } from '@shop/service-client';
import type { ChosenFilters } from '../listing-address/listingAddress';

interface ApplyCountProps {
  /** The list's request. */
  request: QueryRequest;
  filters: ChosenFilters;
}

/** How many items a list has with some filters: ` (22)`. Nothing while that is not known. */
export function ApplyCount({ request, filters }: ApplyCountProps) {
  const chosen = Object.keys(filters).length > 0 ? filters : null;
  // The smallest page: the count is that of all pages.
  const args = { ...(request.args as object), filters: chosen, page: 0, pageSize: 1 };
  const { data, isFetching } = useRequest({ ...request, args });
  const count = (data as { ret: { count: number } | null } | undefined)?.ret?.count;
  return isFetching || count === undefined ? null : ` (${count})`;
}
