import type { ProductType } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { textColumn, textJoins } from './tiles.ts';

/** Limit, to keep the index readable: in a larger catalogue the most rated items are listed. */
const MAX_INDEXED_ITEMS = 500;

interface IndexedItem extends Record<string, unknown> {
  title: string;
  uri: string;
  productType: ProductType;
}

/** Titles and addresses of a site's items, the most rated first. One query. */
export async function findIndexedItems(
  db: DatabaseOrTransaction,
  site: string,
  locale: Locale,
): Promise<IndexedItem[]> {
  const { rows } = await db.execute<IndexedItem>(sql`
    select ${textColumn('title')} as title, ${textColumn('uri')} as uri, i.product_type as "productType"
    from (select * from item where site = ${site} order by rating_count desc, id limit ${MAX_INDEXED_ITEMS}) i
    ${textJoins(locale)}
    order by title`);
  return rows;
}
