import type { ShopStore } from './createShopStore';
import { type QueryRequest, replyIn } from './queryRequest';
import { useShopStore } from './shopHooks';

/**
 * Sends requests without a reply in the store; resolves when all have one, and rejects if one fails. `again` sends them
 * even if there are replies, e.g. of partial lists.
 */
export async function sendRequests(
  store: ShopStore,
  requests: readonly QueryRequest[],
  { again = false }: { again?: boolean } = {},
): Promise<void> {
  const missing = requests.filter((request) => again || replyIn(store.getState(), request) === undefined);
  await Promise.all(
    missing.map(({ endpoint, args }) => {
      const sent = store.dispatch(endpoint.initiate(args, { subscribe: false, forceRefetch: again }) as never);
      return (sent as unknown as { unwrap: () => Promise<unknown> }).unwrap();
    }),
  );
}

/** Returns `sendRequests` for these requests. */
export function useSendRequests(requests: readonly QueryRequest[], options?: { again?: boolean }): () => Promise<void> {
  const store = useShopStore();
  return () => sendRequests(store, requests, options);
}
