import { trustedProxies } from '@shop/http-server';
import { z } from 'zod';

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535),
  HOST: z.string().default('127.0.0.1'),
  SERVICES_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => !URL.canParse(url) || new URL(url).pathname === '/', 'is an origin, without a path')
    .transform((url) => new URL(url).origin)
    .default('http://127.0.0.1:4300'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /**
   * Proxies whose `X-Forwarded-*` headers are believed: how many hops there are, or comma-separated addresses and
   * networks; `false` for none.
   */
  TRUST_PROXY: z
    .string()
    .default('false')
    .refine((setting) => trustedProxies(setting) !== undefined, 'is hops, addresses, networks or false'),
  /** Milliseconds in which a request must have arrived; uploads have longer. */
  REQUEST_TIMEOUT_MS: z.coerce.number().int().min(1).default(30_000),
  /** Hosts that search engines may list, by commas, in place of those of the brand: `www.shop.example`. */
  INDEXABLE_HOSTS: z
    .string()
    .transform((hosts) => hosts.split(',').map((host) => host.trim()))
    .optional(),
  /** `off` renders every page anew: for measuring. */
  PAGE_CACHE: z.enum(['on', 'off']).default('on'),
  /** `kept`: browsers do not ask again for modules of a storefront from its sources. For tests, which change none. */
  MODULES: z.enum(['kept', 'revalidated']).default('revalidated'),
  /** Multiplies the limits of what visitors may ask, whose table is in `@shop/limits`: for measuring from one address. */
  LIMIT_FACTOR: z.coerce.number().positive().default(1),
  /** How long a stop waits for requests in flight. */
  SHUTDOWN_TIMEOUT_MS: z.coerce.number().int().min(1).default(10_000),
});

export type ServerConfig = Readonly<z.infer<typeof schema>>;

/**
 * The storefront server's settings from the environment; empty values count as absent. `port` is the one without `PORT`.
 * Throws with the names of those that are wrong.
 */
export function readServerConfig(
  environment: Readonly<Record<string, string | undefined>>,
  port: number,
): ServerConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const result = schema.safeParse({ PORT: port, ...given });
  if (result.success) return result.data;
  throw new Error(`The environment is wrong.\n${z.prettifyError(result.error)}`);
}
