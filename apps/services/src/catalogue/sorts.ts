import type { Sort } from '@shop/contracts';
import { type SQL, sql } from 'drizzle-orm';

/** Order of a listing's hits `h`. Each ends with the place in the list and the id, so that no two pages overlap. */
export const orderBy: Record<Sort, SQL> = {
  relevance: sql`h.position, h.item_id`,
  priceAscending: sql`h.price_cents nulls last, h.position, h.item_id`,
  priceDescending: sql`h.price_cents desc nulls last, h.position, h.item_id`,
  newest: sql`h.since desc, h.position, h.item_id`,
  rating: sql`h.rating_sum::float / nullif(h.rating_count, 0) desc nulls last, h.rating_count desc, h.position, h.item_id`,
};

const everywhere: Sort[] = ['relevance', 'newest', 'rating'];
const byPrice: Sort[] = ['priceAscending', 'priceDescending'];

/** Sorts that make sense of a list; prices where something has one. */
export function sortsOf(hasPrices: boolean): Sort[] {
  return hasPrices ? [...everywhere, ...byPrice] : everywhere;
}
