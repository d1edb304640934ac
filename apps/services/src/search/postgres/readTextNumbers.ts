import { perOwner, ServerCache } from '@shop/server-cache';
import { sql } from 'drizzle-orm';
import type { ListingIndex } from '../../catalogue/listing-index/ListingIndex.ts';
import type { DatabaseOrTransaction } from '../../db/database.ts';
import type { TextNumbers } from './TextNumbers.ts';

const KEY = 'texts';
const cacheOf = perOwner<ListingIndex, ServerCache<TextNumbers>>(() => new ServerCache({ maxEntries: 1 }));

/** The item's number in the index for each document of a site, cached as long as the index is current. One query. */
export function readTextNumbers(db: DatabaseOrTransaction, site: string, index: ListingIndex): Promise<TextNumbers> {
  return cacheOf(index).get(KEY, async () => {
    const { rows } = await db.execute<{ texts: number[] | null; ids: string[] | null }>(sql`
      select json_agg(number order by number) as texts, json_agg(item_id order by number) as ids
      from search_document where site = ${site}`);
    const { texts, ids } = rows[0] ?? {};
    const items = (ids ?? []).map((id) => index.numbers.get(id));
    // An item newer than the index has no number yet.
    const known = items.map((item) => item !== undefined);
    return {
      texts: Uint32Array.from((texts ?? []).filter((_, position) => known[position])),
      items: Uint32Array.from(items.filter((item) => item !== undefined)),
    };
  });
}
