import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { connect, type Connection } from './connect.ts';
import { startEmbedded } from './embedded/startEmbedded.ts';
import { migrate } from './migrate.ts';

const EMBEDDED_DATABASE = 'shop';
/** After this the embedded server is stopped while statements still run: a process that ends must not leave it behind. */
const CLOSE_TIMEOUT_MS = 5_000;

/** The configured database, or the embedded one, with the newest schema. */
export async function openDatabase(config: Config, log: Logger): Promise<Connection> {
  const { DATABASE_URL } = config;
  if (DATABASE_URL) return openAt(() => DATABASE_URL, config, log);
  const embedded = await startEmbedded({
    folder: join(config.DATA_DIR, 'postgres'),
    port: config.EMBEDDED_POSTGRES_PORT,
    log,
  });
  try {
    await embedded.ensureDatabase(EMBEDDED_DATABASE);
    const { db, close } = await openAt(() => embedded.urlOf(EMBEDDED_DATABASE), config, log);
    return {
      db,
      close: once(() =>
        Promise.race([close(), delay(CLOSE_TIMEOUT_MS, undefined, { ref: false })]).finally(embedded.stop),
      ),
    };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

async function openAt(url: () => string, config: Config, log: Logger): Promise<Connection> {
  await migrate(url());
  return connect(url, config.DATABASE_POOL_SIZE, log);
}

/** Runs a task at most once; whoever asks again waits for the same. */
function once(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= task());
}
