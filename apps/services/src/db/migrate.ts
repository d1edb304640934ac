import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const migrationsFolder = join(import.meta.dirname, '../../migrations');
/** Any number that no other advisory lock uses. */
const MIGRATION_LOCK = 740_111;

/** Brings a database to the newest schema. Processes that start together do it one after the other. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await runMigrations(drizzle(client, { casing: 'snake_case' }), { migrationsFolder });
  } finally {
    await client.end();
  }
}
