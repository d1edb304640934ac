import { join, resolve } from 'node:path';
import { readBrands } from '@shop/brands';
import { MAX_PASSWORD_LENGTH } from '@shop/contracts';
import { trustedProxies } from '@shop/http-server';
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

/** `site=https://shop.example`, comma-separated. */
const originsBySite = list
  .refine((pairs) => pairs.every(isSiteOrigin), 'is a list of site=origin')
  .transform((pairs) => Object.fromEntries(pairs.map((pair) => pair.split('=', 2) as [string, string])));

function isSiteOrigin(pair: string): boolean {
  const [site, origin] = pair.split('=', 2);
  return Boolean(site) && origin !== undefined && URL.canParse(origin) && new URL(origin).origin === origin;
}

const namesProxies = (setting: string) => trustedProxies(setting) !== undefined;

const configSchema = z.object({
  PORT: port.default(4300),
  HOST: z.string().default('127.0.0.1'),
  /** The PostgreSQL server to use; by default an embedded one is started in DATA_DIR. */
  DATABASE_URL: z.string().optional(),
  DATABASE_POOL_SIZE: count.default(10),
  /** Preferred port of the embedded PostgreSQL; another one is used if it is busy. */
  EMBEDDED_POSTGRES_PORT: port.default(4310),
  /** Embedded database, caches and mails. */
  DATA_DIR: z
    .string()
    .default(join(repositoryRoot, '.data'))
    .transform((path) => resolve(path)),
  /** Mail server, `smtps://user:password@host`. By default, mails are files in DATA_DIR/mail. */
  MAIL_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** `production` mounts nothing for development, such as the mailbox. */
  NODE_ENV: z.string().optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** `off` starts without the demo world. */
  DEMO: z.enum(['on', 'off']).default('on'),
  /**
   * Whether the demo accounts are created, whose passwords are public: by default only those of the embedded database's
   * demo world.
   */
  DEMO_ACCOUNTS: z.enum(['on', 'off']).optional(),
  /** Comma-separated sites; by default those of all brands. */
  SITES: list.default(sites),
  /** The site of requests without a site header. */
  DEFAULT_SITE: z.string().default(sites[0] ?? ''),
  /**
   * Proxies whose X-Forwarded-* headers are trusted: a number of hops, or addresses, networks or `loopback`,
   * comma-separated; `false` for none. The storefronts are one of them.
   */
  TRUST_PROXY: z.string().default('loopback').refine(namesProxies, 'is hops, addresses, networks or false'),
  /** Additional origins allowed to POST, such as `https://shop.example`. */
  ALLOWED_ORIGINS: list.default([]),
  /** Origins of the storefronts by site, for the links in mails; by default that of the site's settings. */
  SITE_ORIGINS: originsBySite.default({}),
  BODY_LIMIT_BYTES: count.default(1_048_576),
  /** Grace period for requests in flight on shutdown. */
  SHUTDOWN_TIMEOUT_MS: count.default(10_000),
  SESSION_IDLE_DAYS: count.default(30),
  SESSION_ABSOLUTE_DAYS: count.default(180),
  /** Failed sign-ins from one network after which an account is locked for it; the last attempt is announced. */
  LOGIN_MAX_FAILURES: z.coerce.number().int().min(2).default(5),
  LOGIN_LOCK_MINUTES: count.default(30),
  /** Failed sign-ins from all networks within that time after which an account is locked wherever its owner never was. */
  LOGIN_MAX_FAILURES_ELSEWHERE: count.default(50),
  /** Minimum length of new passwords, in characters. */
  PASSWORD_MIN_LENGTH: z.coerce.number().int().min(5).max(MAX_PASSWORD_LENGTH).default(5),
  /** Multiplies the limits of calls, whose table is in `@shop/limits`: for tests that call from one address. */
  LIMIT_FACTOR: z.coerce.number().positive().default(1),
  /** Answers sign-ins and requests for mails the same way whether or not the account exists. */
  CONCEAL_ACCOUNTS: flag.default(false),
  /** Accounts with an unconfirmed address cannot sign in. */
  REQUIRE_CONFIRMATION: flag.default(false),
  /** Checks every reply against its contract: for tests and development. */
  CHECK_RESULTS: flag.default(false),
  /** Adds the number of SQL statements to every response: for tests and development. */
  COUNT_QUERIES: flag.default(false),
});

export type Config = Readonly<z.output<typeof configSchema>>;

/** Whether the accounts of the demo world belong to this environment. */
export function hasDemoAccounts({ DEMO, DEMO_ACCOUNTS, DATABASE_URL }: Config): boolean {
  if (DEMO_ACCOUNTS !== undefined) return DEMO_ACCOUNTS === 'on';
  return DEMO === 'on' && DATABASE_URL === undefined;
}

/** Parses the environment; empty values count as absent. Throws an error naming invalid values. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = configSchema.safeParse(given);
  if (!result.success) throw new Error(`The environment is wrong.\n${z.prettifyError(result.error)}`);
  return result.data;
}
