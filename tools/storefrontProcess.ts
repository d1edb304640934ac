import { availableParallelism } from 'node:os';

/**
 * How Node runs a storefront, so that it needs little memory at the same speed. A page is garbage as soon as it is sent,
 * which a small young generation collects as well as a large one. More threads than cores compress no more pages. And
 * glibc, which would keep what a compression used for its thread's next one, has one store for all of them and gives
 * blocks of a mebibyte back. (Giving back smaller ones costs time.)
 */
export const storefrontProcess = {
  flags: ['--max-semi-space-size=8'],
  env: {
    NODE_ENV: 'production',
    UV_THREADPOOL_SIZE: String(Math.max(2, availableParallelism())),
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: String(1024 * 1024),
  },
} as const;
