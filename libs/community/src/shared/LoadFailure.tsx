import { Button } from '@shop/ui-kit/button';
import { MessageBanner } from '@shop/ui-kit/message-banner';
import { FormattedMessage } from 'react-intl';

interface LoadFailureProps {
  onRetry(): void;
}

/** Says that a list could not be loaded, with a retry button. */
export function LoadFailure({ onRetry }: LoadFailureProps) {
  return (
    <MessageBanner
      type="warning"
      action={
        <Button mode="transparent" size="small" onClick={onRetry}>
          <FormattedMessage id="community.list.retry" />
        </Button>
      }
    >
      <FormattedMessage id="community.list.failed" />
    </MessageBanner>
  );
}
