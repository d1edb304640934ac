import { type SQL, sql } from 'drizzle-orm';

/**
 * The order in which SKUs `s` of an item stand for it: what can be had first, then what costs least. Tile, product page
 * and the order by price go by it, so that none of them promises what another does not show.
 */
export const mainSkuFirst = sql`s.stock is not null and s.stock <= 0, s.price_cents, s.position, s.sku`;

/** A column of the SKU that stands for an item `i`; null where it has none. */
export function mainSkuColumn(column: 'sku' | 'price_cents'): SQL {
  return sql`(
    select s.${sql.identifier(column)} from sku s where s.site = i.site and s.item_id = i.id
    order by ${mainSkuFirst} limit 1)`;
}
