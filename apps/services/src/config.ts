import { join, resolve } from 'node:path';
import { readBrands } from '@shop/brands';
import { MAX_PASSWORD_LENGTH, roleSchema } from '@shop/contracts';
import { trustedProxies } from '@shop/http-server';
import { z } from 'zod';
import { secretBytes } from './events/signWebhook.ts';

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

/** `site=value`, comma-separated, as values by site. */
function bySite(what: string, isValue: (value: string) => boolean) {
  const parts = (pair: string): [site: string, value: string] => {
    const [, site = '', value = ''] = /^([^=]*)=(.*)$/.exec(pair) ?? [];
    return [site, value];
  };
  return list
    .transform((pairs) => pairs.map(parts))
    .refine((pairs) => pairs.every(([site, value]) => site !== '' && isValue(value)), `is a list of site=${what}`)
    .transform((pairs): Readonly<Record<string, string>> => Object.fromEntries(pairs));
}

const isOrigin = (value: string) => URL.canParse(value) && new URL(value).origin === value;

/** `group=role`, comma-separated. The role is what follows the last `=`, since a group's name may have some. */
const rolesOfGroups = list
  .transform((pairs) =>
    pairs.map((pair) => {
      const [, group, role] = /^(.*)=(.*)$/.exec(pair) ?? [];
      return { group: group?.trim(), role: role?.trim() };
    }),
  )
  // Everybody is a customer.
  .pipe(z.array(z.object({ group: z.string().min(1), role: roleSchema.exclude(['customer']) })).min(1));

const loopback = ['127.0.0.1', 'localhost', '[::1]'];

/** Whether nobody on the way reads, or changes, what goes there and comes back. */
function isSafeUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && loopback.includes(hostname));
}

/** Bytes of the secret that signs webhooks: as many as Standard Webhooks wants at least. */
const MIN_WEBHOOK_SECRET_BYTES = 24;

const namesProxies = (setting: string) => trustedProxies(setting) !== undefined;

/** Without all of them, payments do not go to Adyen. */
const adyenVariables = ['ADYEN_API_KEY', 'ADYEN_MERCHANT_ACCOUNT', 'ADYEN_HMAC_KEY'] as const;

/** Without all of them, employees do not sign in with a directory. */
const directoryVariables = [
  'EMPLOYEE_ISSUER',
  'EMPLOYEE_CLIENT_ID',
  'EMPLOYEE_CLIENT_SECRET',
  'EMPLOYEE_GROUPS',
] as const;

/** Shortest secret, in characters. */
const MIN_SECRET = 32;
/** Known to everybody; production needs one of its own. */
const DEVELOPMENT_SECRET = 'vouchers of development and of the demo world';

const variablesSchema = z.object({
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
  /** Origins of the storefronts by site, for links in mails and for passkeys; by default that of the site's settings. */
  SITE_ORIGINS: bySite('origin', isOrigin).default({}),
  /** Origin of the desk, to which the directory of employees leads back; without it, the desk takes passwords only. */
  DESK_ORIGIN: z.string().refine(isOrigin, 'is an origin').optional(),
  /** The payment sandbox, which plays the providers of payments in development and tests. */
  PAYMENT_SANDBOX_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Signs what shop and sandbox tell each other. */
  PAYMENT_SANDBOX_SECRET: z.string().default(''),
  ADYEN_API_KEY: z.string().optional(),
  ADYEN_MERCHANT_ACCOUNT: z.string().optional(),
  /** Signs Adyen's webhooks: 32 bytes in hex. */
  ADYEN_HMAC_KEY: z
    .string()
    .regex(/^[\da-f]{64}$/i, 'is 64 hexadecimal digits')
    .optional(),
  /** The prefix of the live addresses of the company's account; without it, payments go to the test environment. */
  ADYEN_LIVE_PREFIX: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  /** Another address than Adyen's, for tests. */
  ADYEN_URL: z.string().refine(isSafeUrl, 'is an https address, or http on this machine').optional(),
  /** Addresses that are told what happens to orders and stocks, by site. */
  EVENT_WEBHOOKS: bySite('https address', isSafeUrl).default({}),
  /** `whsec_…` secrets that sign what those are told, by site. */
  EVENT_WEBHOOK_SECRETS: bySite(
    'whsec_ and 24 bytes or more in base64',
    (secret) => secretBytes(secret).length >= MIN_WEBHOOK_SECRET_BYTES,
  ).default({}),
  /** The codes of vouchers follow from it: without it, mails and documents with them cannot be written again. */
  VOUCHER_SECRET: z.string().default(DEVELOPMENT_SECRET),
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
  /** Years that a customer has lived at least, where a birthday is given. */
  CUSTOMER_MIN_AGE: z.coerce.number().int().min(0).max(100).default(16),
  /** Multiplies the limits of calls, whose table is in `@shop/limits`: for tests that call from one address. */
  LIMIT_FACTOR: z.coerce.number().positive().default(1),
  /**
   * Answers sign-ins and requests for mails the same way whether or not the account exists. A registration in which all
   * else is right still says that its address is taken; one that would be refused anyway does not.
   */
  CONCEAL_ACCOUNTS: flag.default(false),
  /** Accounts with an unconfirmed address cannot sign in. */
  REQUIRE_CONFIRMATION: flag.default(false),
  /** The OpenID provider with which employees sign in. */
  EMPLOYEE_ISSUER: z
    .url({ protocol: /^https?$/ })
    .refine(isSafeUrl, 'is an https address, or http on this machine')
    .optional(),
  EMPLOYEE_CLIENT_ID: z.string().optional(),
  EMPLOYEE_CLIENT_SECRET: z.string().optional(),
  /** The roles of the directory's groups, `shop-moderators=moderator,shop-admins=admin`. */
  EMPLOYEE_GROUPS: rolesOfGroups.optional(),
  /** The claim that names an employee's groups. */
  EMPLOYEE_GROUPS_CLAIM: z.string().default('groups'),
  /** What the directory is asked for; some give groups only when asked for `groups`. */
  EMPLOYEE_SCOPE: z.string().default('openid profile email'),
  /** Checks every reply against its contract: for tests and development. */
  CHECK_RESULTS: flag.default(false),
  /** Adds the number of SQL statements to every response: for tests and development. */
  COUNT_QUERIES: flag.default(false),
});

const configSchema = variablesSchema
  .superRefine((config, context) => {
    const groups = [
      { names: directoryVariables, of: 'the directory' },
      { names: adyenVariables, of: 'Adyen' },
    ];
    for (const { names, of } of groups) {
      const missing = names.filter((name) => config[name] === undefined);
      if (missing.length === names.length) continue;
      for (const name of missing) {
        context.addIssue({ code: 'custom', path: [name], message: `is needed with the other settings of ${of}` });
      }
    }
  })
  .refine((config) => !config.PAYMENT_SANDBOX_URL || config.NODE_ENV !== 'production', {
    path: ['PAYMENT_SANDBOX_URL'],
    message: 'is not for production: nobody would pay',
  })
  .refine((config) => !config.PAYMENT_SANDBOX_URL || config.PAYMENT_SANDBOX_SECRET.length >= MIN_SECRET, {
    path: ['PAYMENT_SANDBOX_SECRET'],
    message: `has ${MIN_SECRET} characters at least`,
  })
  .refine((config) => Object.keys(config.EVENT_WEBHOOKS).every((site) => config.EVENT_WEBHOOK_SECRETS[site]), {
    path: ['EVENT_WEBHOOK_SECRETS'],
    message: 'has one for each site of EVENT_WEBHOOKS',
  })
  .refine((config) => config.VOUCHER_SECRET.length >= MIN_SECRET, {
    path: ['VOUCHER_SECRET'],
    message: `has ${MIN_SECRET} characters at least`,
  })
  .refine((config) => config.NODE_ENV !== 'production' || config.VOUCHER_SECRET !== DEVELOPMENT_SECRET, {
    path: ['VOUCHER_SECRET'],
    message: 'is needed in production: everybody knows that of development',
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
