import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from './database.ts';
import { queryCounter } from './queryCount.ts';
import * as schema from './schema/index.ts';

/** Timeout of statements: a longer one is a bug, and must not occupy a connection. */
const STATEMENT_TIMEOUT_MS = 30_000;
const CONNECT_TIMEOUT_MS = 5_000;

export interface Connection {
  db: Database;
  /** Waits for running statements and closes all connections. */
  close: () => Promise<void>;
}

/** Creates a connection pool. The first query connects. */
export function connect(url: string, poolSize: number, log: Pick<Logger, 'warn'>): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'shop services',
  });
  // Without a listener, the error of an idle connection closed by the server would end this process.
  pool.on('error', (err) => log.warn({ err }, 'database connection lost'));
  return { db: drizzle(pool, { schema, casing: 'snake_case', logger: queryCounter }), close: () => pool.end() };
}
