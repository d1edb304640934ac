import { useState } from 'react';
import { type ChosenFilters, chosenFilters, filterHref } from '../listing-address/listingAddress';

/** The filters of the address, or the latest choice while its list is loading. */
export function useDraftFilters(search: string) {
  const shown = filterHref('', '', chosenFilters(search));
  const [{ from, draft }, setState] = useState({ from: shown, draft: chosenFilters(search) });
  if (from !== shown) setState({ from: shown, draft: chosenFilters(search) });
  const isPending = filterHref('', '', draft) !== shown;
  return [draft, (next: ChosenFilters) => setState({ from: shown, draft: next }), isPending] as const;
}
