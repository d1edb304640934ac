import type { ShopStore } from './createShopStore';
import { type QueryRequest, replyIn } from './queryRequest';
import { useShopStore } from './shopHooks';

/**
 * Sends requests whose replies are not in the store, and resolves once all are. It rejects where one fails. `again` sends
 * them although there are replies, as of lists that have come in part.
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

/** Gives `sendRequests` for these requests. */
export function useSendRequests(requests: readonly QueryRequest[], options?: { again?: boolean }): () => Promise<void> {
  const store = useShopStore();
  return () => sendRequests(store, requests, options);
}
