import { UPLOAD_TIMEOUT_MS } from '@shop/contracts/upload-limits';

/** ms. How often Node looks for requests that are late. */
const CHECK_EVERY_MS = 5_000;

/**
 * Options of a Fastify server whose requests must arrive within `ms`, but for uploads. Node has one limit for all bodies: that of
 * an upload; `limitBodyTime` holds all others to `ms`.
 */
export function requestTimeouts(ms: number) {
  return {
    requestTimeout: Math.max(ms, UPLOAD_TIMEOUT_MS),
    http: { headersTimeout: ms, connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, ms) },
  };
}
