import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from './database.ts';
import { queryCounter } from './queryCount.ts';
import * as schema from './schema/index.ts';

/** A statement that runs longer than this is a mistake, and must not keep a connection. */
const STATEMENT_TIMEOUT_MS = 30_000;
const CONNECT_TIMEOUT_MS = 5_000;

export interface Connection {
  db: Database;
  /** Waits for what runs and ends all connections. */
  close: () => Promise<void>;
}

/** Opens a pool of connections to a PostgreSQL. The first query connects. */
export function connect(url: string, poolSize: number, log: Pick<Logger, 'warn'>): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'shop services',
  });
  // Without a listener, an idle connection that the server ends would end this process.
  pool.on('error', (err) => log.warn({ err }, 'database connection lost'));
  return { db: drizzle(pool, { schema, casing: 'snake_case', logger: queryCounter }), close: () => pool.end() };
}
