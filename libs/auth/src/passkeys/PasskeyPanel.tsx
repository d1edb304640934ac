import { InlineNotice } from '@shop/notices';
import { useGetPasskeysQuery } from '@shop/service-client/passkey';
import { Heading } from '@shop/ui-kit/heading';
import { Stack } from '@shop/ui-kit/layout';
import { LiveRegion } from '@shop/ui-kit/live-region';
import { NoticeBanner } from '@shop/ui-kit/notice-banner';
import { RetryButton } from '@shop/ui-kit/retry-button';
import { Skeleton } from '@shop/ui-kit/skeleton';
import { useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { AddPasskey } from './AddPasskey';
import { PasskeyList } from './PasskeyList';

export interface PasskeyPanelProps {
  customerId: string;
  /** The browser can make passkeys for this shop. */
  canAdd: boolean;
}

/** A customer's passkeys, and a form to add one on this device. */
// Parts are loaded by their default export.
export default function PasskeyPanel({ customerId, canAdd }: PasskeyPanelProps) {
  const { data, isError, refetch } = useGetPasskeysQuery(customerId, { refetchOnMountOrArgChange: true });
  const [done, setDone] = useState<'added' | 'removed' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();

  /** What had the focus is gone. */
  function handleDone(what: 'added' | 'removed') {
    setDone(what);
    heading.current?.focus();
  }

  return (
    <Stack as="section" aria-labelledby={headingId}>
      <Heading level={2} size="xl" id={headingId} ref={heading} tabIndex={-1}>
        <FormattedMessage id="auth.passkeys.title" />
      </Heading>
      <p>
        <FormattedMessage id="auth.passkeys.text" />
      </p>
      <LiveRegion>{done && <FormattedMessage id={`auth.passkeys.done.${done}`} />}</LiveRegion>
      {data && <PasskeyList passkeys={data.passkeys} onRemoved={() => handleDone('removed')} />}
      {!data && !isError && <Skeleton height="4rem" />}
      {!data && isError && (
        <InlineNotice
          id="auth.passkeys.unanswered"
          action={<RetryButton mode="transparent" size="small" onClick={() => void refetch()} />}
        >
          <FormattedMessage id="auth.passkeys.unanswered" />
        </InlineNotice>
      )}
      {canAdd ? (
        <AddPasskey onAdded={() => handleDone('added')} />
      ) : (
        <NoticeBanner type="info">
          <FormattedMessage id="auth.passkeys.noBrowser" />
        </NoticeBanner>
      )}
    </Stack>
  );
}
