import type { Logger } from 'pino';
import { sweepCarts } from './cart/sweepCarts.ts';
import type { Config } from './config.ts';
import { sweepGuests } from './customer/guestRepository.ts';
import type { Database } from './db/database.ts';
import { sweepTokens } from './identity/accountTokens.ts';
import { sweepAttempts } from './identity/attemptRepository.ts';
import { sweepRateLimits } from './limits/hitRateLimit.ts';
import type { MailQueue } from './mail/MailQueue.ts';
import { sweepImages } from './personalization/imageRepository.ts';
import { sweepSearchCounts } from './search/sweepSearchCounts.ts';
import { sweepSessions } from './session/sessionRepository.ts';
import { sweepSuccessors } from './session/successorRepository.ts';
import { queueStockMails } from './stock/queueStockMails.ts';

const EVERY_MS = 3_600_000;
/** Interval of checking the stock for notifications. */
const STOCK_EVERY_MS = 60_000;

/**
 * Deletes expired rows once an hour, and sends stock notifications once a minute. Any number of processes may do so.
 * Returns a function that stops it.
 */
export function startSweeping(db: Database, mails: MailQueue, config: Config, log: Logger): () => void {
  const repeat = (everyMs: number, name: string, task: () => Promise<unknown>) =>
    setInterval(() => void task().catch((err: unknown) => log.error({ err }, `${name} failed`)), everyMs).unref();
  const timers = [
    repeat(EVERY_MS, 'sweep', () => sweep(db, config)),
    repeat(STOCK_EVERY_MS, 'stock mails', () =>
      Promise.all(config.SITES.map((site) => queueStockMails(db, mails, config, site))),
    ),
  ];
  return () => timers.forEach((timer) => clearInterval(timer));
}

async function sweep(db: Database, config: Config): Promise<void> {
  await sweepSessions(db, config);
  await sweepSuccessors(db);
  await sweepGuests(db);
  await sweepAttempts(db, config);
  await sweepTokens(db);
  await sweepCarts(db);
  await sweepImages(db);
  await sweepRateLimits(db);
  await sweepSearchCounts(db);
}
