import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a row belongs to an item that did not come with the demo files: a new demo world leaves it. */
export function ofForeignItem(itemId: PgColumn, site: string): SQL {
  return sql`${itemId} in (select foreign_item.id from item foreign_item
    where foreign_item.site = ${site} and foreign_item.source <> 'demo')`;
}

/** Whether a list, its page or a cook was made by an import. */
export function isImported(id: PgColumn): SQL {
  return sql`${id} like 'import-%'`;
}
