import { Button } from '@shop/ui-kit/button';
import { MessageBanner } from '@shop/ui-kit/message-banner';
import { FormattedMessage } from 'react-intl';

/** Says that something could not be loaded, with a way to try again. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <MessageBanner
      type="error"
      action={
        <Button mode="secondary" size="small" onClick={onRetry}>
          <FormattedMessage id="profile.failed.again" />
        </Button>
      }
    >
      <FormattedMessage id="profile.failed.text" />
    </MessageBanner>
  );
}
