import type { Logger } from 'pino';

const FRESH_MS = 1_000;

/**
 * Reads the content version at most once a second, whatever the number of requests. While it cannot be read the last one
 * stands; null before the first.
 */
export function createContentVersion(
  read: () => Promise<number>,
  log: Pick<Logger, 'warn'>,
  now: () => number = Date.now,
): () => Promise<number | null> {
  let last: number | null = null;
  let readAt = -Infinity;
  let reading: Promise<number | null> | null = null;

  async function refresh(): Promise<number | null> {
    try {
      last = await read();
    } catch (err) {
      log.warn({ err }, 'content version unknown');
    } finally {
      readAt = now();
      reading = null;
    }
    return last;
  }

  return () => (now() - readAt < FRESH_MS ? Promise.resolve(last) : (reading ??= refresh()));
}
