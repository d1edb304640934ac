import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type * as schema from './schema/index.ts';

export type Database = NodePgDatabase<typeof schema> & { $client: Pool };
/** Type of `tx` inside `db.transaction`. Repositories accept either. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type DatabaseOrTransaction = Database | Transaction;
