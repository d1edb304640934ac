import { type ListingIndex, numbersOf } from '../../catalogue/listing-index/ListingIndex.ts';
import { forItemsOf, type TextNumbers } from './TextNumbers.ts';

/** Result of a term, in the database's ids and numbers. */
export interface Found {
  /** Ids of the best items, best first. */
  best: readonly string[];
  /** Numbers of documents, unordered. */
  texts: Uint32Array;
  /** Ids of lists whose items are all hits. */
  lists: readonly string[];
  /** Facets and their values whose items are all hits. */
  values: readonly (readonly [facetId: string, valueId: string])[];
}

/**
 * Numbers of the best items in order, then of the lists' items in theirs, then of the others by id; without duplicates.
 */
export function foundNumbers(
  index: ListingIndex,
  textNumbers: TextNumbers,
  { best, texts, lists, values }: Found,
): Uint32Array {
  const found = new Uint32Array(index.ids.length);
  const isFound = new Uint8Array(index.ids.length);
  let count = 0;
  const add = (item: number) => {
    if (!isFound[item]) found[count++] = item;
    isFound[item] = 1;
  };
  numbersOf(index, best).forEach(add);
  for (const id of lists) index.lists.get(id)?.forEach(add);
  const others = new Uint8Array(index.ids.length);
  const addLater = (item: number) => (others[item] = 1);
  forItemsOf(textNumbers, texts, addLater);
  for (const [facetId, valueId] of values) {
    const value = index.facets.find(({ id }) => id === facetId)?.values.find(({ id }) => id === valueId);
    value?.items.forEach(addLater);
  }
  for (let item = others.indexOf(1); item >= 0; item = others.indexOf(1, item + 1)) add(item);
  return found.slice(0, count);
}
