import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from './database.ts';
import { queryCounter } from './queryCount.ts';
import * as schema from './schema/index.ts';
import { StatementNames } from './StatementNames.ts';
import { transactionOf } from './transactionOf.ts';

/** Timeout of statements: a longer one is a bug, and must not occupy a connection. */
const STATEMENT_TIMEOUT_MS = 30_000;
const CONNECT_TIMEOUT_MS = 5_000;

export interface Connection {
  db: Database;
  /** Waits for running statements and closes all connections. */
  close: () => Promise<void>;
}

/**
 * Creates a connection pool. The first query connects. `url` is asked for each new connection, since a server that is
 * started again may listen at another port.
 */
export function connect(url: () => string, poolSize: number, log: Pick<Logger, 'warn'>): Connection {
  const names = new StatementNames();
  class ConnectionToServer extends pg.Client {
    constructor(options?: pg.ClientConfig) {
      super({ ...options, connectionString: url() });
      const query = this.query.bind(this) as (...args: unknown[]) => unknown;
      this.query = ((config: unknown, values?: unknown, ...rest: unknown[]) =>
        query(withName(config, values, names), values, ...rest)) as typeof this.query;
    }
  }
  const options = {
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'shop services',
  };
  const pool = new pg.Pool({ ...options, Client: ConnectionToServer, max: poolSize });
  // An error without a listener ends the process. The pool listens to idle connections only, and reports here.
  pool.on('error', (err) => log.warn({ err }, 'database connection lost'));
  // One in use rejects its statements, which is where the loss is handled.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const settings = { casing: 'snake_case', logger: queryCounter } as const;
  const connectAlone = async () => {
    const client = new ConnectionToServer(options);
    client.on('error', (err) => log.warn({ err }, 'database connection lost'));
    await client.connect();
    return client;
  };
  const db = Object.assign(drizzle(pool, { ...settings, schema }), { connectAlone });
  db.transaction = transactionOf(pool, settings);
  return { db, close: () => pool.end() };
}

/** The statement with its name. One without parameters is sent in one message as it is. */
function withName(config: unknown, values: unknown, names: StatementNames): unknown {
  if (!Array.isArray(values) || values.length === 0 || !isQueryConfig(config) || config.name) return config;
  return { ...config, name: names.use(config.text) };
}

const isQueryConfig = (config: unknown): config is pg.QueryConfig =>
  typeof config === 'object' && config !== null && 'text' in config && !('submit' in config);
