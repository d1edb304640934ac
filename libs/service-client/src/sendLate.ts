import type { ShopStore } from './createShopStore';
import { cacheKeyOf, type QueryRequest } from './queryRequest';

const isServer = typeof document === 'undefined';

/** Milliseconds: no page waits longer for what stands below the fold. While the services read a new catalogue, it takes seconds. */
const LATE_DEADLINE = 300;

const keysOf = new WeakMap<object, Set<string>>();

/**
 * Sends a request for what stands below the fold, and resolves once the reply is there, or after a moment. Its reply is
 * for the server's HTML alone and does not travel; in a browser, the part that reads it sends it once somebody is near.
 */
export async function sendLate(store: ShopStore, request: QueryRequest): Promise<void> {
  if (!isServer) return;
  const keys = keysOf.get(store) ?? new Set();
  keysOf.set(store, keys.add(cacheKeyOf(request)));
  const { endpoint, args } = request;
  const reply = store.dispatch(endpoint.initiate(args, { subscribe: false }) as never) as Promise<unknown>;
  const deadline = Promise.withResolvers<void>();
  const timer = setTimeout(deadline.resolve, LATE_DEADLINE);
  await Promise.race([reply, deadline.promise]);
  clearTimeout(timer);
}

/** The keys of the cache entries with late replies. */
export function lateKeysOf(store: ShopStore): ReadonlySet<string> {
  return keysOf.get(store) ?? new Set();
}
