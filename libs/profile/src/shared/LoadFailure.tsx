import { LoadFailure as Failure } from '@shop/ui-kit/load-failure';
import { FormattedMessage } from 'react-intl';

/** Says that what is the customer's could not be loaded, with a retry button. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Failure onRetry={onRetry}>
      <FormattedMessage id="profile.failed.text" />
    </Failure>
  );
}
