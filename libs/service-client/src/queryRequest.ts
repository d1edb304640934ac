import { defaultSerializeQueryArgs, type StartQueryActionCreatorOptions } from '@reduxjs/toolkit/query';
import type { ShopState } from './createShopStore';

/** A query endpoint, as injected by the service modules. */
export interface QueryEndpoint {
  name: string;
  // Each endpoint has its own types of argument and reply, given by `Types`.
  /* eslint-disable @typescript-eslint/no-explicit-any */
  Types: { QueryArg: any; ResultType: any };
  initiate: (args: any, options?: StartQueryActionCreatorOptions) => any;
  useQuery: (args: any) => any;
  /* eslint-enable @typescript-eslint/no-explicit-any */
}

/** An endpoint with its arguments: created once, used both to send it and to read its reply. */
export interface QueryRequest<Endpoint extends QueryEndpoint = QueryEndpoint> {
  endpoint: Endpoint;
  args: Endpoint['Types']['QueryArg'];
}

/** Type of the reply to a request. */
export type ReplyTo<Endpoint extends QueryEndpoint> = Endpoint['Types']['ResultType'];

/** Creates a request of `endpoint` with `args`. */
export function queryRequest<Endpoint extends QueryEndpoint>(
  endpoint: Endpoint,
  args: Endpoint['Types']['QueryArg'],
): QueryRequest<Endpoint> {
  return { endpoint, args };
}

/** Key of the request's cache entry. */
export function cacheKeyOf({ endpoint, args }: QueryRequest): string {
  return defaultSerializeQueryArgs({
    endpointName: endpoint.name,
    queryArgs: args as unknown,
    endpointDefinition: undefined as never,
  });
}

/** The reply in the store; undefined if there is none. */
export function replyIn<Endpoint extends QueryEndpoint>(
  state: ShopState,
  request: QueryRequest<Endpoint>,
): ReplyTo<Endpoint> | undefined {
  return state.services.queries[cacheKeyOf(request)]?.data as ReplyTo<Endpoint> | undefined;
}
