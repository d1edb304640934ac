import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { CLUSTER_USER, type Cluster, ensureCluster } from './ensureCluster.ts';
import { bufferMegabytes } from './bufferMegabytes.ts';
import { findPort } from './findPort.ts';
import { isLast, openLease } from './lease.ts';
import { type HeldServer, LeaseKeeper } from './LeaseKeeper.ts';
import { runPostgres } from './postgresBinaries.ts';
import { type Owner, postgresOwner } from './postgresOwner.ts';
import { findPostmaster } from './postmaster.ts';

const START_TIMEOUT_MS = 60_000;
const MAX_FAILED_STARTS = 3;
const RETRY_MS = 100;

export interface EmbeddedOptions {
  /** Contains the cluster and its password. */
  folder: string;
  /** Preferred port. */
  port: number;
  log: Pick<Logger, 'info' | 'warn'>;
  /** Disables durability for speed; for tests. */
  volatile?: boolean;
}

export interface EmbeddedPostgres {
  /** Address of a database. Its port may change when the server was away. */
  urlOf: (database: string) => string;
  /** Creates an empty database of this name if there is none. */
  ensureDatabase: (name: string) => Promise<void>;
  /** Releases the server, and stops it if no other process uses it. */
  stop: () => Promise<void>;
}

/**
 * A PostgreSQL on 127.0.0.1: the running one, or a new one. Several processes may share it. It is watched: if it ends
 * before `stop`, it is started again.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const owner = await postgresOwner();
  const cluster = await ensureCluster(options.folder, owner);
  const reach = (port: number) => reachServer(cluster, owner, { ...options, port });
  const keeper = new LeaseKeeper({ reach, held: await reach(options.port), log: options.log });
  return {
    urlOf: (database) => urlOf(cluster, keeper.port, database),
    ensureDatabase: async (name) => ensureDatabase(await keeper.lease(), name),
    stop: async () => {
      const lease = (await keeper.release()) ?? (await leaseRunning(cluster));
      if (!lease) return;
      if (await isLast(lease)) await runPostgres('pg_ctl', ['stop', '-D', cluster.dataDir, '-m', 'fast'], owner);
      // The server may have closed it already.
      await lease.end().catch(() => undefined);
    },
  };
}

async function ensureDatabase(lease: pg.Client, name: string): Promise<void> {
  const { rows } = await lease.query('select 1 from pg_database where datname = $1', [name]);
  if (rows.length) return;
  // Another process may have created it since.
  await lease.query(`create database ${pg.escapeIdentifier(name)}`).catch((error: unknown) => {
    if (!isDuplicate(error)) throw error;
  });
}

async function reachServer(cluster: Cluster, owner: Owner, options: EmbeddedOptions): Promise<HeldServer> {
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

/** A lease of the server if it runs, else null. */
async function leaseRunning(cluster: Cluster): Promise<pg.Client | null> {
  const running = findPostmaster(cluster.dataDir);
  return running && openLease(urlOf(cluster, running.port, 'postgres')).catch(() => null);
}

async function startServer(cluster: Cluster, owner: Owner, { port, volatile }: EmbeddedOptions): Promise<number> {
  const free = await findPort(port);
  const settings = [
    `-p ${free}`,
    '-c listen_addresses=127.0.0.1',
    `-c unix_socket_directories=''`,
    '-c jit=off',
    // After a crash, one call instead of one for each file: a quarter of the time until the server is back.
    ...(process.platform === 'linux' ? ['-c recovery_init_sync_method=syncfs'] : []),
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

/** Duplicate database, also if two processes create it concurrently. */
function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '42P04' || error.code === '23505');
}

const urlOf = ({ password }: Cluster, port: number, database: string) =>
  `postgres://${CLUSTER_USER}:${password}@127.0.0.1:${port}/${database}`;
