import type { ChosenFilters } from '../facets.ts';
import { Bitmap } from './Bitmap.ts';
import type { IndexedFacet } from './ListingIndex.ts';

/** Items with one of a facet's chosen values, by facet; null if a facet or value is unknown. */
export function chosenItems(
  facets: readonly IndexedFacet[],
  filters: ChosenFilters,
  size: number,
): Map<string, Bitmap> | null {
  const chosen = new Map<string, Bitmap>();
  for (const [id, valueIds] of Object.entries(filters)) {
    if (!valueIds.length) continue;
    const values = facets.find((facet) => facet.id === id)?.values;
    const items = valueIds.map((valueId) => values?.find((value) => value.id === valueId)?.items);
    if (!items.every((one) => one !== undefined)) return null;
    chosen.set(
      id,
      items.reduce((either, one) => either.or(one), Bitmap.of(size, [])),
    );
  }
  return chosen;
}
