import type { QueryRequest } from '@shop/service-client';
import type { ChosenFilters } from '../listing-address/listingAddress';
import { useFilteredList } from './useFilteredList';

interface ApplyCountProps {
  /** The request of the list or search. */
  request: QueryRequest;
  filters: ChosenFilters;
}

/** How many items a list or search has with some filters: ` (22)`. Nothing while that is not known. */
export function ApplyCount({ request, filters }: ApplyCountProps) {
  const { current } = useFilteredList(request, filters);
  return current && ` (${current.count})`;
}
