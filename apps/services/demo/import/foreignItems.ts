import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a row belongs to an item that is not in the demo files: reloading the demo world keeps it. */
export function ofForeignItem(itemId: PgColumn, site: string): SQL {
  return sql`${itemId} in (select foreign_item.id from item foreign_item
    where foreign_item.site = ${site} and foreign_item.source <> 'demo')`;
}
