import type { Sort } from '@shop/contracts';

const everywhere: Sort[] = ['relevance', 'newest', 'rating'];
const byPrice: Sort[] = ['priceAscending', 'priceDescending'];

/** Sorts that make sense of a list; prices where something has one. */
export function sortsOf(hasPrices: boolean): Sort[] {
  return hasPrices ? [...everywhere, ...byPrice] : everywhere;
}
