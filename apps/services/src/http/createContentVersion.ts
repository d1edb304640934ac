import { ServerCache } from '@shop/server-cache';
import type { Logger } from 'pino';

/** With the pause between two questions of a storefront, less than a second. */
const FRESH_MS = 250;

/**
 * Reads the content version at most four times a second, whatever the number of requests. While reading fails the last one is
 * used; null before the first.
 */
export function createContentVersion(
  read: () => Promise<number>,
  log: Pick<Logger, 'warn'>,
  now: () => number = Date.now,
): () => Promise<number | null> {
  const cache = new ServerCache<number | null>({ maxEntries: 1, freshFor: FRESH_MS, now });
  let last: number | null = null;

  async function readOrLast(): Promise<number | null> {
    try {
      last = await read();
    } catch (err) {
      log.warn({ err }, 'content version unknown');
    }
    return last;
  }

  return () => cache.get('version', readOrLast);
}
