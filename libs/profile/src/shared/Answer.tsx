import { type QueryEndpoint, type QueryRequest, type ReplyTo, useRequest } from '@shop/service-client';
import type { ReactNode } from 'react';
import { ListSkeleton } from './ListSkeleton';
import { LoadFailure } from './LoadFailure';

interface AnswerProps<Endpoint extends QueryEndpoint> {
  request: QueryRequest<Endpoint>;
  /** Stands in until there is a reply. */
  fallback?: ReactNode;
  /** Shows the reply. */
  children: (reply: ReplyTo<Endpoint>) => ReactNode;
}

/** What a request is answered: its reply, that it is under way, or that it failed, with a way to try again. */
export function Answer<Endpoint extends QueryEndpoint>({
  request,
  fallback = <ListSkeleton />,
  children,
}: AnswerProps<Endpoint>) {
  const { currentData, isError, isFetching, refetch } = useRequest(request);
  if (currentData) return children(currentData as ReplyTo<Endpoint>);
  return isError && !isFetching ? <LoadFailure onRetry={() => void refetch()} /> : fallback;
}
