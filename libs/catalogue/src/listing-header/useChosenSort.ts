import type { Listing, Sort } from '@shop/contracts';
import { useState } from 'react';

/** The order of the list, or the latest choice while it is loading. */
export function useChosenSort(sorts: Listing['sorts']) {
  const current = sorts.find(({ selected }) => selected)?.id ?? sorts[0]?.id;
  const [{ shown, chosen }, setChoice] = useState({ shown: current, chosen: current });
  if (shown !== current) setChoice({ shown: current, chosen: current });
  return [chosen, (sort: Sort) => setChoice({ shown: current, chosen: sort })] as const;
}
