import { join, resolve } from 'node:path';
import { readBrands } from '@shop/brands';
import { z } from 'zod';

const repositoryRoot = resolve(import.meta.dirname, '../../..');

const sites = readBrands().map(({ site }) => site);

const port = z.coerce.number().int().min(0).max(65_535);
const count = z.coerce.number().int().min(1);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

const configSchema = z.object({
  PORT: port.default(4300),
  HOST: z.string().default('127.0.0.1'),
  /** A PostgreSQL to use; without it an embedded one is started in DATA_DIR. */
  DATABASE_URL: z.string().optional(),
  DATABASE_POOL_SIZE: count.default(10),
  /** Where the embedded PostgreSQL listens; another port is taken when this one is busy. */
  EMBEDDED_POSTGRES_PORT: port.default(4310),
  /** Embedded database, caches and mails. */
  DATA_DIR: z
    .string()
    .default(join(repositoryRoot, '.data'))
    .transform((path) => resolve(path)),
  /** Mail server, `smtps://user:password@host`. Without one, mails are files in DATA_DIR/mail. */
  MAIL_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** `off` starts without the demo world. */
  DEMO: z.enum(['on', 'off']).default('on'),
  /** Sites served, by commas; those of all brands without it. */
  SITES: list.default(sites),
  /** The site of requests that name none. */
  DEFAULT_SITE: z.string().default(sites[0] ?? ''),
  /** Whose X-Forwarded-* count: addresses, networks or `loopback`, by commas; `false` for nobody. */
  TRUST_PROXY: z.string().default('loopback'),
  /** Further origins whose POSTs are not foreign, such as `https://shop.example`. */
  ALLOWED_ORIGINS: list.default([]),
  BODY_LIMIT_BYTES: count.default(1_048_576),
  /** How long a stop waits for requests in flight. */
  SHUTDOWN_TIMEOUT_MS: count.default(10_000),
  SESSION_IDLE_DAYS: count.default(30),
  SESSION_ABSOLUTE_DAYS: count.default(180),
  /** Failed sign-ins after which an account is locked; the one before is announced as the last. */
  LOGIN_MAX_FAILURES: z.coerce.number().int().min(2).default(5),
  LOGIN_LOCK_MINUTES: count.default(30),
  /** Sign-ins from one address in a window. Many people may share one. */
  LOGIN_RATE_LIMIT: count.default(60),
  LOGIN_RATE_WINDOW_SECONDS: count.default(300),
  /** Pictures one address may upload in ten minutes. */
  UPLOAD_RATE_LIMIT: count.default(30),
  /** Stock notifications one address may ask for in an hour: the mails go to whom it names. */
  NOTIFICATION_RATE_LIMIT: count.default(20),
  /** Answers a failed sign-in the same way whether or not the account exists. */
  CONCEAL_ACCOUNTS: flag.default(false),
  /** Accounts whose address is not confirmed cannot sign in. */
  REQUIRE_CONFIRMATION: flag.default(false),
  /** Checks every reply against its contract: for tests and development. */
  CHECK_RESULTS: flag.default(false),
  /** Tells in every response how many statements the database ran for it: for tests and development. */
  COUNT_QUERIES: flag.default(false),
});

export type Config = Readonly<z.output<typeof configSchema>>;

/** The configuration in an environment; empty values count as absent. Throws an error that names what is wrong. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = configSchema.safeParse(given);
  if (!result.success) throw new Error(`The environment is wrong.\n${z.prettifyError(result.error)}`);
  return result.data;
}
