import type { AddressInfo } from 'node:net';
import type { DestinationStream } from 'pino';
import { buildApp } from '../../src/app.ts';
import { type Config, readConfig } from '../../src/config.ts';
import { connect } from '../../src/db/connect.ts';
import type { Database } from '../../src/db/database.ts';
import { DocumentRenderer } from '../../src/documents/DocumentRenderer.ts';
import { createLogger } from '../../src/logger.ts';
import type { MountedModule } from '../../src/rpc/mount.ts';
import { MailQueue } from '../../src/mail/MailQueue.ts';
import { type ServiceCaller, serviceCaller } from './serviceCaller.ts';
import { type Content, createTestDatabase, TEMPLATES_VARIABLE } from './testDatabase.ts';
import { startTestPostgres } from './testPostgres.ts';

export type { CallOptions, Reply } from './serviceCaller.ts';

export interface TestServicesOptions {
  config?: Partial<Config>;
  /** With the demo world (default) or empty. */
  content?: Content;
  /** What to mount instead of the whole shop. */
  services?: readonly MountedModule[];
  /** Receives the log; silent by default. */
  log?: DestinationStream;
}

export interface TestServices {
  url: string;
  db: Database;
  mails: MailQueue;
  documents: DocumentRenderer;
  config: Config;
  /** Calls a method like a page of the shop. */
  call: ServiceCaller;
  stop: () => Promise<void>;
}

/** The services with a database of their own, listening on a free port. */
export async function startTestServices(options: TestServicesOptions = {}): Promise<TestServices> {
  const fingerprint = process.env[TEMPLATES_VARIABLE];
  if (!fingerprint) throw new Error('The tests of the services need the globalSetup of their jest.config.mjs.');
  const config: Config = {
    ...readConfig({}),
    LOG_LEVEL: options.log ? 'debug' : 'silent',
    CHECK_RESULTS: true,
    // All tests call from one address.
    LIMIT_FACTOR: 1_000,
    ...options.config,
  };
  const logger = createLogger(config, options.log);
  const postgres = await startTestPostgres();
  const database = await createTestDatabase(postgres, options.content ?? 'demo', fingerprint);
  const { db, close } = connect(() => database.url, config.DATABASE_POOL_SIZE, logger);
  const mails = new MailQueue(db, logger);
  const documents = new DocumentRenderer();
  const app = buildApp({
    config,
    db,
    mails,
    documents,
    logger,
    ...(options.services && { services: options.services }),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    url,
    db,
    mails,
    documents,
    config,
    call: serviceCaller(() => url),
    stop: async () => {
      await app.close();
      await mails.stop();
      await documents.close();
      await close();
      await database.drop();
      await postgres.stop();
    },
  };
}
