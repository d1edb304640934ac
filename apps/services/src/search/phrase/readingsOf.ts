import { typeFacetTitle } from '../../catalogue/typeTitles.ts';
import { amountFacetId } from '../../catalogue/listing-index/amountFacet.ts';
import type { Phrase, PhraseFilters } from './readPhrase.ts';

/** A way to read a phrase. */
export interface Reading {
  words: readonly string[];
  /** Whether an item needs all of the words, or any; `order` if they only say which items come first. */
  needs: 'all' | 'any' | 'order';
  filters: PhraseFilters;
  /** Whether titles that are similar to the words count if few others do. */
  withSimilar: boolean;
}

/**
 * The readings of a phrase, the strictest first: the one that finds something is taken. What is called by its name
 * counts more than what it should be like, and a budget more than other criteria.
 */
export function readingsOf({ rest, filters, telling }: Phrase): Reading[] {
  const strict = { needs: 'all', withSimilar: false } as const;
  const last: Reading[] = [
    { ...strict, words: telling, filters: {}, withSimilar: true },
    ...(telling.length > 1 ? [{ words: telling, needs: 'any', filters: {}, withSimilar: false } as const] : []),
  ];
  if (Object.keys(filters).length === 0) return last;
  const { [typeFacetTitle.id]: _type, ...typeless } = filters;
  const { [amountFacetId]: amount, ...unlimited } = filters;
  const onlyAmount: PhraseFilters = amount ? { [amountFacetId]: amount } : {};
  const others = Object.keys(filters).filter((id) => id !== amountFacetId && id !== typeFacetTitle.id);
  const without = others.map((ignored) => Object.fromEntries(Object.entries(filters).filter(([id]) => id !== ignored)));
  const filterSets = [filters, typeless, ...without, unlimited, onlyAmount].filter(
    (set) => Object.keys(set).length > 0,
  );
  const filtered = filterSets.map((set): Reading => ({
    words: telling,
    needs: 'order',
    filters: set,
    withSimilar: false,
  }));
  if (rest.length === 0) return [...filtered, ...last];
  return [
    { ...strict, words: rest, filters },
    { ...strict, words: rest, filters: typeless },
    { ...strict, words: telling, filters: {} },
    { ...strict, words: rest, needs: 'any', filters },
    { ...strict, words: rest, filters: onlyAmount },
    { ...strict, words: rest, filters: {} },
    ...filtered,
    ...last,
  ];
}
