import { sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';

/** The tables of all schemas, those of queues and migrations included, in which a row contains a text in any column. */
export async function tablesWith(db: Database, text: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and not relispartition and nspname not in ('pg_catalog', 'information_schema')
    order by name`);
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } = await db.execute(
      sql`select 1 from ${sql.raw(name)} t where t::text ilike ${`%${text}%`} limit 1`,
    );
    if (hits.length > 0) found.push(name);
  }
  return found;
}
