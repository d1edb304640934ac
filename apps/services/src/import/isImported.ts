import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a list, its page or a cook was created by an import. */
export function isImported(id: PgColumn): SQL {
  return sql`${id} like 'import-%'`;
}
