import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { SearchQuery, Suggestions } from '../SearchEngine.ts';
import { findByTerm } from './findByTerm.ts';

/** Terms with this prefix, by number of items, and the best items. Three queries, none without a word. */
export async function suggest(db: Database, { site, locale, term }: SearchQuery, limit: number): Promise<Suggestions> {
  const { words, best } = await findByTerm(db, site, locale, term, { hits: 'best' });
  if (words.length === 0) return { terms: [], itemIds: [] };
  // Words contain letters and digits only, so no wildcards of LIKE.
  const beginning = `${words.join(' ')}%`;
  const { rows } = await db.execute<Suggestions['terms'][number] & Record<string, unknown>>(sql`
    select term as "searchTerm", item_count as count from search_term
    where site = ${site} and locale = ${locale} and shop_unaccent(term) like shop_unaccent(${beginning})
    order by item_count desc, term limit ${limit}`);
  return { terms: rows, itemIds: best.slice(0, limit) };
}
