import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { CLUSTER_USER, type Cluster, ensureCluster } from './ensureCluster.ts';
import { bufferMegabytes } from './bufferMegabytes.ts';
import { findPort } from './findPort.ts';
import { runPostgres } from './postgresBinaries.ts';
import { type Owner, postgresOwner } from './postgresOwner.ts';
import { findPostmaster } from './postmaster.ts';

const START_TIMEOUT_MS = 60_000;
const MAX_FAILED_STARTS = 3;
const RETRY_MS = 100;
/** Any number not used by another advisory lock. */
const LEASE_LOCK = 740_110;

export interface EmbeddedOptions {
  /** Contains the cluster and its password. */
  folder: string;
  /** Preferred port. */
  port: number;
  /** Disables durability for speed; for tests. */
  volatile?: boolean;
}

export interface EmbeddedPostgres {
  urlOf: (database: string) => string;
  /** Creates an empty database of this name if there is none. */
  ensureDatabase: (name: string) => Promise<void>;
  /** Releases the server, and stops it if no other process uses it. */
  stop: () => Promise<void>;
}

/** A PostgreSQL on 127.0.0.1: the running one, or a new one. Several processes may share it. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const owner = await postgresOwner();
  const cluster = await ensureCluster(options.folder, owner);
  const { lease, port } = await reachServer(cluster, owner, options);
  return {
    urlOf: (database) => urlOf(cluster, port, database),
    ensureDatabase: async (name) => {
      const { rows } = await lease.query('select 1 from pg_database where datname = $1', [name]);
      if (rows.length) return;
      // Another process may have created it since.
      await lease.query(`create database ${pg.escapeIdentifier(name)}`).catch((error: unknown) => {
        if (!isDuplicate(error)) throw error;
      });
    },
    stop: async () => {
      if (await isLast(lease)) await runPostgres('pg_ctl', ['stop', '-D', cluster.dataDir, '-m', 'fast'], owner);
      // The server may have closed it already.
      await lease.end().catch(() => undefined);
    },
  };
}

async function reachServer(cluster: Cluster, owner: Owner, options: EmbeddedOptions) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (let failedStarts = 0; ;) {
    try {
      const port = findPostmaster(cluster.dataDir)?.port || (await startServer(cluster, owner, options));
      return { port, lease: await openLease(urlOf(cluster, port, 'postgres')) };
    } catch (error) {
      // Another process may be starting or stopping it.
      if (Date.now() > deadline) throw error;
      if (!findPostmaster(cluster.dataDir) && ++failedStarts === MAX_FAILED_STARTS) throw error;
      await delay(RETRY_MS);
    }
  }
}

async function startServer(cluster: Cluster, owner: Owner, { port, volatile }: EmbeddedOptions): Promise<number> {
  const free = await findPort(port);
  const settings = [
    `-p ${free}`,
    '-c listen_addresses=127.0.0.1',
    `-c unix_socket_directories=''`,
    '-c jit=off',
    `-c shared_buffers=${bufferMegabytes()}MB`,
    ...(volatile ? ['-c fsync=off', '-c synchronous_commit=off', '-c full_page_writes=off'] : []),
  ].join(' ');
  await runPostgres(
    'pg_ctl',
    ['start', '-w', '-s', '-D', cluster.dataDir, '-l', cluster.logFile, '-o', settings],
    owner,
  );
  return free;
}

/** A connection whose shared lock shows that the server is in use. */
async function openLease(url: string): Promise<pg.Client> {
  const lease = new pg.Client({ connectionString: url, application_name: 'shop lease' });
  lease.on('error', () => {
    // Errors are handled by the pool; the lease only holds the lock.
  });
  await lease.connect();
  await lease.query('select pg_advisory_lock_shared($1)', [LEASE_LOCK]);
  return lease;
}

/**
 * Whether no other process holds a lease. The exclusive lock is then kept while the server stops: a process that starts
 * meanwhile waits for it, is disconnected with the server and starts it again.
 */
async function isLast(lease: pg.Client): Promise<boolean> {
  await lease.query('select pg_advisory_unlock_shared($1)', [LEASE_LOCK]);
  const { rows } = await lease.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [LEASE_LOCK]);
  return rows[0]?.last ?? false;
}

/** Duplicate database, also if two processes create it concurrently. */
function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '42P04' || error.code === '23505');
}

const urlOf = ({ password }: Cluster, port: number, database: string) =>
  `postgres://${CLUSTER_USER}:${password}@127.0.0.1:${port}/${database}`;
