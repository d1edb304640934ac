import type { Sort } from '@shop/contracts';

const everywhere: Sort[] = ['relevance', 'newest', 'rating'];
const byPrice: Sort[] = ['priceAscending', 'priceDescending'];

/** Sorts applicable to a list; by price only if items have one. */
export function sortsOf(hasPrices: boolean): Sort[] {
  return hasPrices ? [...everywhere, ...byPrice] : everywhere;
}
