import { flushCompileCache } from 'node:module';
import { buildApp } from './app.ts';
import { hasDemoAccounts, readConfig } from './config.ts';
import { openDatabase } from './db/openDatabase.ts';
import { DocumentRenderer } from './documents/DocumentRenderer.ts';
import { EventDelivery } from './events/EventDelivery.ts';
import { createLogger } from './logger.ts';
import { createMailTransport } from './mail/createMailTransport.ts';
import { MailQueue } from './mail/MailQueue.ts';
import { mailWriter } from './mail/writeMail.ts';
import { searchCounterOf } from './search/searchCounterOf.ts';
import { startSweeping } from './sweep.ts';

/** Stops gracefully: requests in flight and the current mail. */
type Stop = () => Promise<void>;

const config = readConfig(process.env);
const logger = createLogger(config);
// One signal may come several times: to the process, and to its group. A further one must not end the stop.
const stopRequested = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
});
const { db, close } = await openDatabase(config, logger);

try {
  const stop = await Promise.race([open(), stopRequested]);
  await stopRequested;
  const late = setTimeout(() => {
    logger.error('requests were still in flight at the end');
    void close().finally(() => process.exit(1));
  }, config.SHUTDOWN_TIMEOUT_MS);
  await stop?.();
  await close();
  clearTimeout(late);
  logger.info('services are closed');
  // What was still opening goes nowhere.
  if (!stop) process.exit(0);
} catch (err) {
  logger.fatal({ err }, 'services could not start');
  await close();
  process.exit(1);
}

async function open(): Promise<Stop> {
  // A shop without the demo world does not load the code that makes it.
  if (config.DEMO !== 'off' || hasDemoAccounts(config)) {
    const { loadDemo } = await import('../demo/loadDemo.ts');
    await loadDemo(db, config, logger);
  }
  const mails = new MailQueue(db, logger);
  const documents = new DocumentRenderer();
  const app = buildApp({ config, db, mails, documents, logger });
  const stopSweeping = startSweeping(db, mails, config, logger);
  const address = await app.listen({ port: config.PORT, host: config.HOST });
  const events = new EventDelivery({ db, config, log: logger });
  events.start();
  await mails.startSending(createMailTransport(config), mailWriter(db, config, documents));
  // Written now: a process that is killed writes nothing at its end, and the next one would compile everything again.
  flushCompileCache();
  logger.info({ address, database: config.DATABASE_URL ? 'external' : 'embedded' }, 'services are open');
  return async () => {
    stopSweeping();
    await app.close();
    await mails.stop();
    await documents.close();
    await events.stop();
    await searchCounterOf(db).write();
  };
}
