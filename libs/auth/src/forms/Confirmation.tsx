import { Button } from '@shop/ui-kit/button';
import { Stack } from '@shop/ui-kit/layout';
import { NoticeBanner } from '@shop/ui-kit/notice-banner';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

interface ConfirmationProps {
  title: ReactNode;
  children: ReactNode;
  onClose: () => void;
}

/** Takes the place of a form that has been sent, and its focus. */
export function Confirmation({ title, children, onClose }: ConfirmationProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Stack ref={ref} tabIndex={-1}>
      <NoticeBanner type="success" title={title}>
        {children}
      </NoticeBanner>
      <Button mode="secondary" full onClick={onClose}>
        <FormattedMessage id="auth.confirmation.close" />
      </Button>
    </Stack>
  );
}
