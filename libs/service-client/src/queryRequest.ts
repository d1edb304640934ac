import {
  type BaseQueryFn,
  defaultSerializeQueryArgs,
  type StartQueryActionCreatorOptions,
} from '@reduxjs/toolkit/query';
import type { TypedUseQueryHookResult } from '@reduxjs/toolkit/query/react';
import type { ServiceError } from './environment';
import type { ShopState } from './createShopStore';

/** An endpoint that reads, as the service modules inject them. */
export interface QueryEndpoint {
  name: string;
  // Each endpoint has arguments and an answer of its own, which `Types` tells.
  /* eslint-disable @typescript-eslint/no-explicit-any */
  Types: { QueryArg: any; ResultType: any };
  initiate: (args: any, options?: StartQueryActionCreatorOptions) => any;
  useQuery: (args: any) => any;
  /* eslint-enable @typescript-eslint/no-explicit-any */
}

/** A call of an endpoint with its arguments, written once for whoever sends it and whoever reads its reply. */
export interface QueryRequest<Endpoint extends QueryEndpoint = QueryEndpoint> {
  endpoint: Endpoint;
  args: Endpoint['Types']['QueryArg'];
}

/** The reply to a request. */
export type ReplyTo<Endpoint extends QueryEndpoint> = Endpoint['Types']['ResultType'];

/** The call of `endpoint` with `args`. */
export function queryRequest<Endpoint extends QueryEndpoint>(
  endpoint: Endpoint,
  args: Endpoint['Types']['QueryArg'],
): QueryRequest<Endpoint> {
  return { endpoint, args };
}

/** The key of the cache entry that holds the reply. */
export function cacheKeyOf({ endpoint, args }: QueryRequest): string {
  return defaultSerializeQueryArgs({
    endpointName: endpoint.name,
    queryArgs: args as unknown,
    endpointDefinition: undefined as never,
  });
}

/** The reply that lies in the store; undefined where none has come. */
export function replyIn<Endpoint extends QueryEndpoint>(
  state: ShopState,
  request: QueryRequest<Endpoint>,
): ReplyTo<Endpoint> | undefined {
  return state.services.queries[cacheKeyOf(request)]?.data as ReplyTo<Endpoint> | undefined;
}

/** What RTK Query's hook knows of a request. Sends it where nobody has. */
export function useRequest<Endpoint extends QueryEndpoint>({ endpoint, args }: QueryRequest<Endpoint>) {
  return endpoint.useQuery(args) as TypedUseQueryHookResult<
    ReplyTo<Endpoint>,
    Endpoint['Types']['QueryArg'],
    BaseQueryFn<unknown, unknown, ServiceError>
  >;
}
