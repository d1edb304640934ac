import type { Logger } from 'pino';
import { sweepCarts } from './cart/sweepCarts.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { sweepRateLimits } from './limits/hitRateLimit.ts';
import { sweepSessions } from './session/sessionRepository.ts';

const EVERY_MS = 3_600_000;

/** Removes what has expired, once an hour. Any number of processes may do so. Gives a function that ends it. */
export function startSweeping(db: Database, config: Config, log: Logger): () => void {
  const timer = setInterval(() => {
    sweep(db, config).catch((err: unknown) => log.error({ err }, 'sweep failed'));
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function sweep(db: Database, config: Config): Promise<void> {
  await sweepSessions(db, config);
  await sweepCarts(db);
  await sweepRateLimits(db);
}
