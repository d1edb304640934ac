import { trustedProxies } from '@shop/http-server';
import { z } from 'zod';

/** `site=origin`, comma-separated. */
const originsBySite = z.string().transform((value): Readonly<Record<string, string>> => {
  const pairs = value.split(',').map((pair) => pair.trim().split('=', 2));
  return Object.fromEntries(pairs.filter(([site, origin]) => site && origin));
});

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4202),
  HOST: z.string().default('127.0.0.1'),
  SERVICES_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .default('http://127.0.0.1:4300'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Proxies whose `X-Forwarded-*` headers are believed; `false` for none. */
  TRUST_PROXY: z
    .string()
    .default('false')
    .refine((setting) => trustedProxies(setting) !== undefined, 'is hops, addresses, networks or false'),
  /** Origins of the storefronts by site, as the services have them; by default https and the brand's host. */
  SITE_ORIGINS: originsBySite.default({}),
  /** The directory of employees, as the services have it: with one, the desk offers it. */
  EMPLOYEE_ISSUER: z.string().optional(),
  /** Milliseconds in which a request must have arrived. */
  REQUEST_TIMEOUT_MS: z.coerce.number().int().min(1).default(30_000),
  /** How long a stop waits for requests in flight, in milliseconds. */
  SHUTDOWN_TIMEOUT_MS: z.coerce.number().int().min(1).default(10_000),
});

export type DeskSettings = Readonly<z.infer<typeof schema>>;

/** The settings of the desk's server; empty values count as absent. Throws with the names of those that are wrong. */
export function readDeskSettings(environment: Readonly<Record<string, string | undefined>>): DeskSettings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw new Error(`The environment is wrong.\n${z.prettifyError(result.error)}`);
}
