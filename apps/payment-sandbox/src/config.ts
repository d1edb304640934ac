import { z } from 'zod';

/** Shortest secret between shop and sandbox, in characters. */
const MIN_SECRET = 32;

const configSchema = z.object({
  NODE_ENV: z
    .string()
    .optional()
    .refine((value) => value !== 'production', 'must not be production: nobody would pay'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4400),
  HOST: z.string().default('127.0.0.1'),
  /** Where webhooks go. */
  SERVICES_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:4300'),
  /** Signs what shop and sandbox tell each other. */
  PAYMENT_SANDBOX_SECRET: z.string().min(MIN_SECRET),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

type Config = Readonly<z.output<typeof configSchema>>;

/** Parses the environment; empty values count as absent. Throws an error naming invalid values. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = configSchema.safeParse(given);
  if (!result.success) throw new Error(`The environment is wrong.\n${z.prettifyError(result.error)}`);
  return result.data;
}
