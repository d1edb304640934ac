import type { Logger } from 'pino';
import { sweepCarts } from './cart/sweepCarts.ts';
import type { Config } from './config.ts';
import { sweepGuests } from './customer/guestRepository.ts';
import { sweepPersonalization } from './customer/personalData/erasePersonalization.ts';
import type { Database } from './db/database.ts';
import { sweepEvents } from './events/outboxRepository.ts';
import { sweepTokens } from './identity/accountTokens.ts';
import { sweepAttempts } from './identity/attemptRepository.ts';
import { sweepRateLimits } from './limits/hitRateLimit.ts';
import type { MailQueue } from './mail/MailQueue.ts';
import { sweepPayments } from './payment/sweepPayments.ts';
import { sweepChallenges } from './passkey/challengeRepository.ts';
import { sweepImages } from './personalization/imageRepository.ts';
import { sweepSearchCounts } from './search/sweepSearchCounts.ts';
import { sweepSessions } from './session/sessionRepository.ts';
import { sweepSuccessors } from './session/successorRepository.ts';
import { sweepSharedCarts } from './shared-cart/sharedCartRepository.ts';
import { sweepEmployeeSignIns } from './staff/employeeSignIns.ts';
import { queueStockMails } from './stock/queueStockMails.ts';
import { queueWishMails } from './wish-list/mails/queueWishMails.ts';

const EVERY_MS = 3_600_000;
/** Interval of comparing articles with what was last told of them. */
const WISHES_EVERY_MS = 300_000;
/** Interval of checking the stock for notifications. */
const STOCK_EVERY_MS = 60_000;
/** Interval of ending unpaid orders and giving money back. */
const PAYMENTS_EVERY_MS = 60_000;

/**
 * Deletes expired rows once an hour; once a minute, sends stock notifications, ends unpaid orders and gives money back; once in
 * five minutes, tells of articles that somebody wishes for. Any number of processes may do so.
 * Returns a function that stops it.
 */
export function startSweeping(db: Database, mails: MailQueue, config: Config, log: Logger): () => void {
  const repeat = (everyMs: number, name: string, task: () => Promise<unknown>) =>
    setInterval(() => void task().catch((err: unknown) => log.error({ err }, `${name} failed`)), everyMs).unref();
  const timers = [
    repeat(EVERY_MS, 'sweep', () => sweep(db, config, log)),
    repeat(PAYMENTS_EVERY_MS, 'payments', () => sweepPayments({ db, mails, config, log })),
    repeat(STOCK_EVERY_MS, 'stock mails', () =>
      Promise.all(config.SITES.map((site) => queueStockMails(db, mails, config, site))),
    ),
    repeat(WISHES_EVERY_MS, 'wish mails', () =>
      Promise.all(config.SITES.map((site) => queueWishMails(db, mails, config, site))),
    ),
  ];
  return () => timers.forEach((timer) => clearInterval(timer));
}

/** Each by itself: what cannot be deleted now, perhaps since it is too much at once, holds back nothing else. */
async function sweep(db: Database, config: Config, log: Logger): Promise<void> {
  const tasks: Record<string, () => Promise<unknown>> = {
    sessions: () => sweepSessions(db, config),
    successors: () => sweepSuccessors(db),
    guests: () => sweepGuests(db),
    attempts: () => sweepAttempts(db, config),
    tokens: () => sweepTokens(db),
    employeeSignIns: () => sweepEmployeeSignIns(db),
    challenges: () => sweepChallenges(db),
    carts: () => sweepCarts(db),
    sharedCarts: () => sweepSharedCarts(db),
    personalization: () => sweepPersonalization(db),
    images: () => sweepImages(db),
    rateLimits: () => sweepRateLimits(db),
    searchCounts: () => sweepSearchCounts(db),
    events: async () => {
      const lost = await sweepEvents(db);
      if (lost > 0) log.error({ events: lost }, 'events were given up: nobody received them');
    },
  };
  for (const [what, task] of Object.entries(tasks)) {
    await task().catch((err: unknown) => log.error({ err, what }, 'sweep failed'));
  }
}
