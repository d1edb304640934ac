import type { Logger } from 'pino';
import { type Config, hasDemoAccounts } from '../src/config.ts';
import type { Database } from '../src/db/database.ts';
import { seedAccounts } from './accounts.ts';
import { seedOrders } from './orders.ts';
import { seedOwnEntries } from './ownEntries.ts';
import { seedOwnVouchers } from './ownVouchers.ts';
import { seedDemo } from './seed.ts';
import { seedVouchers } from './vouchers.ts';
import { seedWaitingEntries } from './waitingEntries.ts';

/** Loads what the configuration wants of the demo world and is not there yet: its content, its accounts, or both. */
export async function loadDemo(db: Database, config: Config, logger: Logger): Promise<void> {
  if (config.DEMO !== 'off') await seedDemo(db, logger);
  if (!hasDemoAccounts(config)) return;
  await seedAccounts(db);
  await seedOrders(db);
  await seedVouchers(db, config.VOUCHER_SECRET);
  await seedOwnVouchers(db, config.VOUCHER_SECRET);
  await seedWaitingEntries(db);
  await seedOwnEntries(db, logger);
}
