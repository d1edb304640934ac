import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';

/**
 * Brings the statistics and indexes of the search documents up to date after many were written. Until PostgreSQL does so
 * itself, queries are planned with outdated statistics, and each reads the list of entries that its index has yet to take
 * in: counting the terms of a new catalogue takes three times as long.
 */
export async function maintainDocuments(tx: Transaction): Promise<void> {
  await tx.execute(sql`analyze search_document`);
  await tx.execute(sql`
    select gin_clean_pending_list(i.indexrelid)
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
    where i.indrelid = 'search_document'::regclass and a.amname = 'gin'`);
}
