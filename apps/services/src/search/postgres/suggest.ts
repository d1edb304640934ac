import { perOwner, ServerCache } from '@shop/server-cache';
import { sql } from 'drizzle-orm';
import type { ListingIndex } from '../../catalogue/listing-index/ListingIndex.ts';
import type { Database } from '../../db/database.ts';
import type { SearchQuery, Suggestions } from '../SearchEngine.ts';
import { findByTerm } from './findByTerm.ts';
import { termWords } from './searchTerms.ts';

/** About a kilobyte each. */
const MAX_TERMS = 2_000;

const cacheOf = perOwner<ListingIndex, ServerCache<Suggestions>>(() => new ServerCache({ maxEntries: MAX_TERMS }));

/**
 * Terms with this prefix, by number of items, and the best items. Cached as long as the index is current: the first letters
 * of a word are the same for many visitors, and find the most. Otherwise three queries, none without a word.
 */
export async function suggest(
  db: Database,
  index: ListingIndex,
  { site, locale, term }: SearchQuery,
  limit: number,
): Promise<Suggestions> {
  const words = termWords(term);
  if (words.length === 0) return { terms: [], itemIds: [] };
  const typed = words.join(' ');
  return cacheOf(index).get(`${locale} ${limit} ${typed}`, async () => {
    const [terms, { best }] = await Promise.all([
      termsFrom(db, { site, locale, term: typed }, limit),
      findByTerm(db, site, locale, typed, { hits: 'best' }),
    ]);
    return { terms, itemIds: best.slice(0, limit) };
  });
}

async function termsFrom(db: Database, { site, locale, term }: SearchQuery, limit: number) {
  // Words contain letters and digits only, so no wildcards of LIKE.
  const { rows } = await db.execute<Suggestions['terms'][number] & Record<string, unknown>>(sql`
    select term as "searchTerm", item_count as count from search_term
    where site = ${site} and locale = ${locale} and shop_unaccent(term) like shop_unaccent(${`${term}%`})
    order by item_count desc, term limit ${limit}`);
  return rows;
}
