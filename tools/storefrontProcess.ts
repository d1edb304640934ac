import { availableParallelism } from 'node:os';
import type { Brand } from '@shop/brands';
import type { Part } from './supervise.ts';

/** What a storefront is told. */
export interface StorefrontSettings {
  port: number;
  /** Origin of the services. */
  services: string;
  /** Further environment variables. */
  env?: NodeJS.ProcessEnv;
}

/** Bytes. */
const MEBIBYTE = 1024 * 1024;

/**
 * How Node runs a storefront. A page is garbage as soon as it is sent: 8 MiB in each half of the young generation render as many
 * pages a second as 16, with 20 MB less. The old generation, in mebibytes, is cleaned before it grows beyond its limit. V8's
 * middle compiler, Maglev, would take 70 MB for a single component where it inlines calls, which no page gets faster by. More
 * threads than cores compress no more pages. And glibc, which would keep what a compression used for its thread's next one, has
 * one store for all of them and gives blocks of a mebibyte back. Giving back smaller ones costs time: by default, 128 KiB at the
 * end of the store go back after each page, and compressing the next one takes 0.30 ms instead of 0.12 for having them given anew.
 */
const production = {
  flags: ['--max-semi-space-size=8', '--no-maglev-inlining', '--max-old-space-size=160'],
  env: {
    NODE_ENV: 'production',
    UV_THREADPOOL_SIZE: String(Math.max(2, availableParallelism())),
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: String(MEBIBYTE),
    MALLOC_TRIM_THRESHOLD_: String(MEBIBYTE),
  },
} as const;

/** The built storefront of a brand, as customers get it. */
export function builtStorefront(brand: Brand, settings: StorefrontSettings): Part {
  const part = storefront(brand, 'libs/storefront/src/serve.ts', settings);
  return { ...part, args: [...production.flags, ...part.args], env: { ...production.env, ...part.env } };
}

/** The storefront of a brand from its sources, with hot reloading. */
export function storefrontFromSources(brand: Brand, settings: StorefrontSettings): Part {
  return storefront(brand, 'libs/storefront/src/serveSources.ts', settings);
}

function storefront({ site, folder }: Brand, script: string, { port, services, env }: StorefrontSettings): Part {
  return {
    name: `storefront ${site} on ${port}`,
    args: [script, folder],
    env: { SERVICES_URL: services, ...env, PORT: String(port) },
    readyUrl: `http://127.0.0.1:${port}/healthz`,
  };
}
