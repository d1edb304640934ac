import type { DrizzleConfig } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import type { Database } from './database.ts';

type Transact = Database['transaction'];

/**
 * Transactions that give their connection back in every case. Drizzle's own keep it when `begin` fails, as it does on a
 * connection that was just lost; the pool would have one less for ever.
 */
export function transactionOf(pool: Pool, settings: Pick<DrizzleConfig, 'casing' | 'logger'>): Transact {
  const databases = new WeakMap<PoolClient, Pick<Database, 'transaction'>>();

  function databaseOf(client: PoolClient): Pick<Database, 'transaction'> {
    const known = databases.get(client);
    if (known) return known;
    // The relations of a schema are for queries that nobody makes in a transaction.
    const made = drizzle(client, settings) as unknown as Pick<Database, 'transaction'>;
    databases.set(client, made);
    return made;
  }

  return async (run, options) => {
    const client = await pool.connect();
    try {
      return await databaseOf(client).transaction(run, options);
    } finally {
      client.release();
    }
  };
}
