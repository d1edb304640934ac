import type { catalogueBackend, ListingItem, ResultsOf, SearchSuggestions } from '@shop/contracts';
import { type Locale, MIN_SEARCH_LENGTH } from '@shop/contracts/constants';
import type { Database } from '../db/database.ts';
import type { Call } from '../module.ts';
import { searchEngine } from '../search/index.ts';
import type { SearchQuery } from '../search/SearchEngine.ts';
import type { ListingIndex } from './listing-index/ListingIndex.ts';
import { openListingIndex } from './listing-index/openListingIndex.ts';
import { pickFromIndex } from './listing-index/pickFromIndex.ts';
import { findTiles } from './tiles.ts';

const MAX_SUGGESTIONS = 6;

type ItemSuggestion = SearchSuggestions['listingItemSuggestions'][number];

/**
 * Terms with this prefix, with their number of items, and the best items. Five queries (the content version, three of
 * `suggest`, the tiles), two for a cached term; more after a content change, and for a phrase whose words find none.
 */
export async function searchSuggestions(
  { db, site }: Call,
  term: string,
  locale: Locale,
): Promise<ResultsOf<typeof catalogueBackend, 'SearchSuggestions'>> {
  if (term.trim().length < MIN_SEARCH_LENGTH) return { ret: null, error: 'TERM_TOO_SHORT' };
  const index = await openListingIndex(db, site);
  const { terms, itemIds } = await searchEngine.suggest(db, index, { site, locale, term }, MAX_SUGGESTIONS);
  const tiles = await findTiles(
    db,
    site,
    locale,
    itemIds.length > 0 ? itemIds : await meantItems(db, index, { site, locale, term }),
  );
  return { ret: { searchTermSuggestions: terms, listingItemSuggestions: tiles.map(toSuggestion) }, error: null };
}

/** The best items of a phrase, if its words alone find none. */
async function meantItems(db: Database, index: ListingIndex, query: SearchQuery): Promise<string[]> {
  const { locale } = query;
  const { items, filters } = await searchEngine.find(db, index, query);
  const shown = { locale, page: 0, pageSize: MAX_SUGGESTIONS, sort: 'relevance', filters, withTypes: true } as const;
  return pickFromIndex(index, items, shown).picked?.ids ?? [];
}

function toSuggestion(tile: ListingItem): ItemSuggestion {
  const { id, image, alternativeImage, title, subTitle, marketingTitle, price, link, rating, productType, locations } =
    tile;
  return { id, image, alternativeImage, title, subTitle, marketingTitle, price, link, rating, productType, locations };
}
