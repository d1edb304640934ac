import type { AddressInfo } from 'node:net';
import { type Service, sessionCookieName, SITE_HEADER } from '@shop/contracts';
import type { DestinationStream } from 'pino';
import { buildApp } from '../../src/app.ts';
import { type Config, readConfig } from '../../src/config.ts';
import { connect } from '../../src/db/connect.ts';
import type { Database } from '../../src/db/database.ts';
import { createLogger } from '../../src/logger.ts';
import type { MountedModule } from '../../src/rpc/mount.ts';
import { MailQueue } from '../../src/mail/MailQueue.ts';
import { type Content, createTestDatabase, TEMPLATES_VARIABLE } from './templates.ts';
import { startTestPostgres } from './testPostgres.ts';

export interface TestServicesOptions {
  config?: Partial<Config>;
  /** With the demo world (default) or empty. */
  content?: Content;
  /** What to mount instead of the whole shop. */
  services?: readonly MountedModule[];
  /** Receives the log; silent by default. */
  log?: DestinationStream;
}

export interface CallOptions {
  cookie?: string | null | undefined;
  site?: string | undefined;
  locale?: string | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
}

export interface Reply {
  status: number;
  headers: Headers;
  /** Results in wire order; the text of a refusal. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test says what it expects by its assertions
  body: any;
  /** The session cookie that was set, in the format of a Cookie header. */
  cookie: string | undefined;
}

export interface TestServices {
  url: string;
  db: Database;
  mails: MailQueue;
  config: Config;
  /** Calls a method like a page of the shop. */
  call: (service: Service, method: string, args: readonly unknown[], options?: CallOptions) => Promise<Reply>;
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
  const app = buildApp({ config, db, mails, logger, ...(options.services && { services: options.services }) });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    url,
    db,
    mails,
    config,
    call: (service, method, args, callOptions) => post(`${url}${service.path}/${method}`, args, callOptions),
    stop: async () => {
      await app.close();
      await mails.stop();
      await close();
      await database.drop();
      await postgres.stop();
    },
  };
}

async function post(
  url: string,
  args: readonly unknown[],
  { cookie, site, locale, headers }: CallOptions = {},
): Promise<Reply> {
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(args),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(cookie && { cookie, 'sec-fetch-site': 'same-origin' }),
      ...(site && { [SITE_HEADER]: site }),
      ...(locale && { 'accept-language': locale }),
      ...headers,
    },
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? JSON.parse(text) : text,
    cookie: sessionCookieOf(response.headers),
  };
}

const cookieName = new RegExp(`^(?:__Host-)?${sessionCookieName('')}[^=]*=`);

function sessionCookieOf(headers: Headers): string | undefined {
  const pairs = headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]!);
  return pairs.find((pair) => cookieName.test(pair) && !pair.endsWith('='));
}
