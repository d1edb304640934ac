import type { Method, WireMethod } from '@shop/contracts';
import { endpoint } from './endpoint';

type EndpointOf<M extends Method> = ReturnType<typeof endpoint<M>>;

/** Argument of a method that answers for whoever asks. */
export interface Own<M extends Method> {
  /** Id of the customer who asks. The services know it; here it is part of the key of the cache entry. */
  of: string;
  args: Parameters<EndpointOf<M>['query']>[0];
}

/**
 * The endpoint of a method that answers for the signed-in customer: replies are kept by who that is, so that nobody sees
 * what another has left in the store, and none is asked for again because somebody signs out.
 */
export function ownEndpoint<M extends Method>(method: WireMethod<M>) {
  const { query, transformResponse } = endpoint(method);
  return { query: ({ args }: Own<M>) => query(args), transformResponse };
}
