import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { TypedUseQueryHookResult } from '@reduxjs/toolkit/query/react';
import type { ServiceError } from './environment';
import { cacheKeyOf, type QueryEndpoint, type QueryRequest, type ReplyTo } from './queryRequest';
import { lateReplyIn } from './sendLate';
import { useShopStore } from './shopHooks';

const isServer = typeof document === 'undefined';

type HookResult<Endpoint extends QueryEndpoint> = TypedUseQueryHookResult<
  ReplyTo<Endpoint>,
  Endpoint['Types']['QueryArg'],
  BaseQueryFn<unknown, unknown, ServiceError>
>;

/** What is known of a request, as RTK Query's hook says it. */
export type RequestState<Endpoint extends QueryEndpoint> = Pick<
  HookResult<Endpoint>,
  'data' | 'currentData' | 'isFetching' | 'isError' | 'refetch'
>;

/** The state of a request, which is sent if necessary; a server has sent all of a page before it renders. */
export const useRequest: <Endpoint extends QueryEndpoint>(request: QueryRequest<Endpoint>) => RequestState<Endpoint> =
  isServer ? useStoredState : useQueryState;

function useQueryState<Endpoint extends QueryEndpoint>({ endpoint, args }: QueryRequest<Endpoint>) {
  return endpoint.useQuery(args) as RequestState<Endpoint>;
}

/** Without subscription and selectors: nothing changes while a server renders, and they take a twentieth of its time. */
function useStoredState<Endpoint extends QueryEndpoint>(request: QueryRequest<Endpoint>): RequestState<Endpoint> {
  const store = useShopStore();
  const cacheKey = cacheKeyOf(request);
  const { data, error } = store.getState().services.queries[cacheKey] ?? lateReplyIn(store, cacheKey) ?? {};
  return {
    data,
    currentData: data,
    isFetching: data === undefined && error === undefined,
    isError: error !== undefined,
    refetch: () => {
      throw new Error('A server does not send a request again');
    },
  } as RequestState<Endpoint>;
}
