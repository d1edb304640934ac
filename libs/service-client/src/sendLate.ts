import type { ShopStore } from './createShopStore';
import { cacheKeyOf, type QueryRequest } from './queryRequest';

const isServer = typeof document === 'undefined';

/**
 * Milliseconds a page waits at most for content below the fold, which may take seconds, e.g. while the services rebuild
 * the listing index. Long enough for a busy server, which answers in some tens.
 */
const LATE_DEADLINE = 1_000;

const keysOf = new WeakMap<object, Set<string>>();
const missing = new WeakSet<object>();

/**
 * Sends a request for content below the fold; resolves with the reply, or after a timeout. The reply is only for the
 * server's HTML and is not part of the page's state; in the browser, the part that reads it sends the request when it
 * is near the viewport.
 */
export async function sendLate(store: ShopStore, request: QueryRequest): Promise<void> {
  if (!isServer) return;
  const keys = keysOf.get(store) ?? new Set();
  keysOf.set(store, keys.add(cacheKeyOf(request)));
  const { endpoint, args } = request;
  const reply = store.dispatch(endpoint.initiate(args, { subscribe: false }) as never) as Promise<unknown>;
  const deadline = Promise.withResolvers<void>();
  const timer = setTimeout(() => {
    missing.add(store);
    deadline.resolve();
  }, LATE_DEADLINE);
  await Promise.race([reply, deadline.promise]);
  clearTimeout(timer);
}

/** Keys of the cache entries of late replies. */
export function lateKeysOf(store: ShopStore): ReadonlySet<string> {
  return keysOf.get(store) ?? new Set();
}

/** Whether the deadline of a late reply passed: the page lacks what the next one may have. */
export const isMissingReplies = (store: ShopStore): boolean => missing.has(store);
