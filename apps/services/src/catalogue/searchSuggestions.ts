import type { catalogueBackend, ListingItem, ResultsOf, SearchSuggestions } from '@shop/contracts';
import { type Locale, MIN_SEARCH_LENGTH } from '@shop/contracts/constants';
import type { Call } from '../module.ts';
import { searchEngine } from '../search/index.ts';
import { findTiles } from './tiles.ts';

const MAX_SUGGESTIONS = 6;

type ItemSuggestion = SearchSuggestions['listingItemSuggestions'][number];

/** Terms with this prefix, with their number of items, and the best items. Four queries. */
export async function searchSuggestions(
  { db, site }: Call,
  term: string,
  locale: Locale,
): Promise<ResultsOf<typeof catalogueBackend, 'SearchSuggestions'>> {
  if (term.trim().length < MIN_SEARCH_LENGTH) return { ret: null, error: 'TERM_TOO_SHORT' };
  const { terms, itemIds } = await searchEngine.suggest(db, { site, locale, term }, MAX_SUGGESTIONS);
  const tiles = await findTiles(db, site, locale, itemIds);
  return { ret: { searchTermSuggestions: terms, listingItemSuggestions: tiles.map(toSuggestion) }, error: null };
}

function toSuggestion(tile: ListingItem): ItemSuggestion {
  const { id, image, alternativeImage, title, subTitle, marketingTitle, price, link, rating, productType, locations } =
    tile;
  return { id, image, alternativeImage, title, subTitle, marketingTitle, price, link, rating, productType, locations };
}
