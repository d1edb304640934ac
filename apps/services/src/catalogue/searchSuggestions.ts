import type { catalogueBackend, ListingItem, ResultsOf, SearchSuggestions } from '@shop/contracts';
import { type Locale, MIN_SEARCH_LENGTH } from '@shop/contracts/constants';
import { sql } from 'drizzle-orm';
import type { Call } from '../module.ts';
import { findByTerm } from './findByTerm.ts';
import { findTiles } from './tiles.ts';

const MAX_TERMS = 6;
const MAX_ITEMS = 6;

type ItemSuggestion = SearchSuggestions['listingItemSuggestions'][number];

/** Terms that begin so, with the number of items they find, and the best items. Four queries. */
export async function searchSuggestions(
  { db, site }: Call,
  term: string,
  locale: Locale,
): Promise<ResultsOf<typeof catalogueBackend, 'SearchSuggestions'>> {
  if (term.trim().length < MIN_SEARCH_LENGTH) return { ret: null, error: 'TERM_TOO_SHORT' };
  const hits = await findByTerm(db, site, locale, term, 'best');
  if (hits.words.length === 0) return { ret: { searchTermSuggestions: [], listingItemSuggestions: [] }, error: null };
  // Words hold letters and digits only, so none of LIKE's own characters.
  const beginning = `${hits.words.join(' ')}%`;
  const { rows: terms } = await db.execute<{ searchTerm: string; count: number }>(sql`
    select term as "searchTerm", item_count as count from search_term
    where site = ${site} and locale = ${locale} and shop_unaccent(term) like shop_unaccent(${beginning})
    order by item_count desc, term limit ${MAX_TERMS}`);
  const tiles = await findTiles(db, site, locale, hits.best.slice(0, MAX_ITEMS));
  return { ret: { searchTermSuggestions: terms, listingItemSuggestions: tiles.map(toSuggestion) }, error: null };
}

function toSuggestion(tile: ListingItem): ItemSuggestion {
  const { id, image, alternativeImage, title, subTitle, marketingTitle, price, link, rating, productType, locations } =
    tile;
  return { id, image, alternativeImage, title, subTitle, marketingTitle, price, link, rating, productType, locations };
}
