import { InlineNotice } from '@shop/notices';
import { MessageBanner } from '@shop/ui-kit/message-banner';
import { FormattedMessage } from 'react-intl';

interface FormOutcomeProps {
  isSaved: boolean;
  /** Of the whole form. A call without an answer has been told of. */
  error: string | undefined;
}

/** How saving a form ended. */
export function FormOutcome({ isSaved, error }: FormOutcomeProps) {
  if (error) {
    return (
      <InlineNotice id="profile.form.failed">
        <FormattedMessage id="profile.form.failed" />
      </InlineNotice>
    );
  }
  return isSaved ? (
    <MessageBanner type="success">
      <FormattedMessage id="profile.form.saved" />
    </MessageBanner>
  ) : null;
}
