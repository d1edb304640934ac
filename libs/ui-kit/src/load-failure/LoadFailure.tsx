import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../button';
import { MessageBanner } from '../message-banner';

interface LoadFailureProps {
  onRetry: () => void;
  /** Says what could not be loaded. */
  children: ReactNode;
}

/** Says that something could not be loaded, with a retry button. */
export function LoadFailure({ onRetry, children }: LoadFailureProps) {
  return (
    <MessageBanner
      type="warning"
      action={
        <Button mode="transparent" size="small" onClick={onRetry}>
          <FormattedMessage id="ui-kit.failedPart.retry" />
        </Button>
      }
    >
      {children}
    </MessageBanner>
  );
}
