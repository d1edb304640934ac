import type { ShopState, ShopStore } from '@shop/service-client';

interface Query {
  status: string;
  endpointName?: string;
  originalArgs?: unknown;
  data?: unknown;
  error?: unknown;
}

/**
 * The store's state as it travels to the browser: the same content gives the same text, byte by byte. So request ids,
 * times and the order in which answers came stay behind, which nobody reads; and a call under way, which nobody would
 * ever finish.
 */
export function portableState(store: ShopStore): ShopState {
  const { services, ...slices } = store.getState();
  const { tags, keys } = services.provided;
  const queries = Object.entries(services.queries as Record<string, Query>)
    .filter(([, { status }]) => status !== 'pending')
    .map(([key, query]) => [key, answerOf(query)] as const);
  const portable = { queries: sorted(queries), provided: { tags, keys: sorted(Object.entries(keys)) } };
  // What is left out begins anew in the browser.
  return { ...slices, services: portable as ShopState['services'] };
}

function answerOf({ status, endpointName, originalArgs, data, error }: Query) {
  // Any time will do as long as there is one: it says that the answer is here.
  const fulfilledTimeStamp = data === undefined ? undefined : 1;
  return { status, endpointName, originalArgs, data, error, fulfilledTimeStamp };
}

function sorted<Value>(entries: (readonly [string, Value])[]): Record<string, Value> {
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
