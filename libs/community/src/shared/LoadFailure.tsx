import { LoadFailure as Failure } from '@shop/ui-kit/load-failure';
import { FormattedMessage } from 'react-intl';

/** Says that a list could not be loaded, with a retry button. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Failure onRetry={onRetry}>
      <FormattedMessage id="community.list.failed" />
    </Failure>
  );
}
