import type { ListingIndex } from '../../catalogue/listing-index/ListingIndex.ts';

/** Weight of a shared facet value compared to a shared list. */
const VALUE_WEIGHT = 10;
const LIST_WEIGHT = 1;

/**
 * Ids of the items of the same type that share most facet values, then most lists, with an item; none if it is unknown.
 */
export function similarItems(
  { ids, numbers, lists, facets, types }: ListingIndex,
  id: string,
  limit: number,
): string[] {
  const own = numbers.get(id);
  const kind = own === undefined ? undefined : types.values.find(({ items }) => items.has(own))?.items;
  if (own === undefined || !kind) return [];
  const weights = new Uint32Array(ids.length);
  for (const { items } of facets.flatMap(({ values }) => values)) {
    if (items.has(own)) items.forEach((number) => (weights[number]! += VALUE_WEIGHT));
  }
  for (const list of lists.values()) {
    if (list.includes(own)) list.forEach((number) => (weights[number]! += LIST_WEIGHT));
  }
  const best: number[] = [];
  for (let number = 0; number < ids.length; number += 1) {
    if (number === own || weights[number] === 0 || !kind.has(number)) continue;
    const position = best.findLastIndex((other) => weights[other]! >= weights[number]!) + 1;
    if (position < limit) best.splice(position, 0, number);
    if (best.length > limit) best.pop();
  }
  return best.map((number) => ids[number]!);
}
