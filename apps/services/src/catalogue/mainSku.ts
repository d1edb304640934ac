import { sql } from 'drizzle-orm';

/**
 * Order of the SKUs `s` of an item, the main one first: available ones, then the cheapest. Tiles, product page and the
 * sort by price all use it, so that they agree.
 */
export const mainSkuFirst = sql`s.stock is not null and s.stock <= 0, s.price_cents, s.position, s.sku`;

/** Price in cents of the main SKU of an item `i`; null if it has none. */
export const mainPriceCents = sql`(
  select s.price_cents from sku s where s.site = i.site and s.item_id = i.id
  order by ${mainSkuFirst} limit 1)`;
