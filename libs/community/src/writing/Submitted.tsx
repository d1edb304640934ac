import { Button } from '@shop/ui-kit/button';
import { Stack } from '@shop/ui-kit/layout';
import { NoticeBanner } from '@shop/ui-kit/notice-banner';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

/** What was sent, and where that leaves it. */
export type SubmittedKind = 'reviewApproved' | 'reviewWaiting' | 'questionSent' | 'commentSent' | 'reportSent';

interface SubmittedProps {
  kind: SubmittedKind;
  onClose: () => void;
}

/** Takes the place of a form that has been sent, and its focus. */
export function Submitted({ kind, onClose }: SubmittedProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Stack ref={ref} tabIndex={-1}>
      <NoticeBanner type="success" title={<FormattedMessage id={`community.writing.submitted.${kind}.title`} />}>
        <FormattedMessage id={`community.writing.submitted.${kind}.text`} />
      </NoticeBanner>
      <Button mode="secondary" full onClick={onClose}>
        <FormattedMessage id="community.writing.close" />
      </Button>
    </Stack>
  );
}
