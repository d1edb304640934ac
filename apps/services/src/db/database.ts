import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Client, Pool } from 'pg';
import type * as schema from './schema/index.ts';

export type Database = NodePgDatabase<typeof schema> & {
  $client: Pool;
  /** Opens a connection beside the pool, for what keeps one: calls would wait for it. Whoever opens it ends it. */
  connectAlone: () => Promise<Client>;
};
/** Type of `tx` inside `db.transaction`. Repositories accept either. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type DatabaseOrTransaction = Database | Transaction;
