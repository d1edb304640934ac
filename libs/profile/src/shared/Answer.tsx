import { type QueryEndpoint, type QueryRequest, type ReplyTo, useRequest } from '@shop/service-client';
import { Button } from '@shop/ui-kit/button';
import { MessageBanner } from '@shop/ui-kit/message-banner';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ListSkeleton } from './ListSkeleton';

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
  if (!isError || isFetching) return fallback;
  return (
    <MessageBanner
      type="error"
      action={
        <Button mode="secondary" size="small" onClick={() => void refetch()}>
          <FormattedMessage id="profile.failed.again" />
        </Button>
      }
    >
      <FormattedMessage id="profile.failed.text" />
    </MessageBanner>
  );
}
