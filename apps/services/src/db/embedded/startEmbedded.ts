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
/** Any number that no other advisory lock uses. */
const LEASE_LOCK = 740_110;

export interface EmbeddedOptions {
  /** Holds the cluster and its password. */
  folder: string;
  /** Port to use where it is free. */
  port: number;
  /** Gives up durability for speed; for tests. */
  volatile?: boolean;
}

export interface EmbeddedPostgres {
  urlOf: (database: string) => string;
  /** Makes an empty database where there is none of that name. */
  ensureDatabase: (name: string) => Promise<void>;
  /** Lets go of the server, and stops it when nobody else uses it. */
  stop: () => Promise<void>;
}

/** A PostgreSQL on 127.0.0.1: the one that runs already, or a new one. Any number of processes may share it. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const owner = await postgresOwner();
  const cluster = await ensureCluster(options.folder, owner);
  const { lease, port } = await reachServer(cluster, owner, options);
  return {
    urlOf: (database) => urlOf(cluster, port, database),
    ensureDatabase: async (name) => {
      const { rows } = await lease.query('select 1 from pg_database where datname = $1', [name]);
      if (rows.length) return;
      // Another process may have made it since.
      await lease.query(`create database ${pg.escapeIdentifier(name)}`).catch((error: unknown) => {
        if (!isDuplicate(error)) throw error;
      });
    },
    stop: async () => {
      if (await isLast(lease)) await runPostgres('pg_ctl', ['stop', '-D', cluster.dataDir, '-m', 'fast'], owner);
      // The server may have ended it already.
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
      // Somebody else may be starting or stopping it at this moment.
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

/** A connection that is kept, with a lock that says that somebody uses the server. */
async function openLease(url: string): Promise<pg.Client> {
  const lease = new pg.Client({ connectionString: url, application_name: 'shop lease' });
  lease.on('error', () => {
    // The pool of this process notices by itself; the lease only says that we are here.
  });
  await lease.connect();
  await lease.query('select pg_advisory_lock_shared($1)', [LEASE_LOCK]);
  return lease;
}

/**
 * Whether nobody else holds a lease. Then the lock is kept exclusively while the server stops: who comes now waits for
 * it, is sent away with the server and starts it anew.
 */
async function isLast(lease: pg.Client): Promise<boolean> {
  await lease.query('select pg_advisory_unlock_shared($1)', [LEASE_LOCK]);
  const { rows } = await lease.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [LEASE_LOCK]);
  return rows[0]?.last ?? false;
}

/** Duplicate database, also when two make it in the same moment. */
function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '42P04' || error.code === '23505');
}

const urlOf = ({ password }: Cluster, port: number, database: string) =>
  `postgres://${CLUSTER_USER}:${password}@127.0.0.1:${port}/${database}`;
