import { seedAccounts } from '../demo/accounts.ts';
import { seedDemo } from '../demo/seed.ts';
import { buildApp } from './app.ts';
import { hasDemoAccounts, readConfig } from './config.ts';
import { openDatabase } from './db/openDatabase.ts';
import { createLogger } from './logger.ts';
import { createMailTransport } from './mail/createMailTransport.ts';
import { MailQueue } from './mail/MailQueue.ts';
import { startSweeping } from './sweep.ts';

const config = readConfig(process.env);
const logger = createLogger(config);
const { db, close } = await openDatabase(config, logger);

try {
  if (config.DEMO !== 'off') await seedDemo(db, logger);
  if (hasDemoAccounts(config)) await seedAccounts(db);
  const mails = new MailQueue(db, logger);
  const app = buildApp({ config, db, mails, logger });
  const stopSweeping = startSweeping(db, mails, config, logger);
  const address = await app.listen({ port: config.PORT, host: config.HOST });
  await mails.startSending(createMailTransport(config));
  logger.info({ address, database: config.DATABASE_URL ? 'external' : 'embedded' }, 'services are open');

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop(app.close.bind(app), stopSweeping, mails));
  }
} catch (err) {
  logger.fatal({ err }, 'services could not start');
  await close();
  process.exit(1);
}

/** Stops gracefully: requests in flight and the current mail, then connections, then the embedded database. */
async function stop(closeApp: () => Promise<unknown>, stopSweeping: () => void, mails: MailQueue): Promise<void> {
  stopSweeping();
  const late = setTimeout(() => {
    logger.error('requests were still in flight at the end');
    process.exit(1);
  }, config.SHUTDOWN_TIMEOUT_MS);
  await closeApp();
  await mails.stop();
  await close();
  clearTimeout(late);
  logger.info('services are closed');
}
