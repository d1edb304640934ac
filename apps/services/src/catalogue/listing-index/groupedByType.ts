import type { Bitmap } from './Bitmap.ts';
import type { IndexedFacet } from './ListingIndex.ts';

/** The first hits of each type in an order. The type of the first hit comes first. */
export function groupedByType(types: IndexedFacet, order: Uint32Array, hits: Bitmap, size: number): number[][] {
  const groups = new Map<string, number[]>();
  for (const number of order) {
    const type = hits.has(number) && types.values.find(({ items }) => items.has(number));
    if (!type) continue;
    const group = groups.get(type.id) ?? [];
    if (group.length < size) groups.set(type.id, [...group, number]);
  }
  return [...groups.values()];
}
