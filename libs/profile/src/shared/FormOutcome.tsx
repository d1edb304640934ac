import type { LoginError } from '@shop/contracts';
import { InlineNotice } from '@shop/notices';
import { NoticeBanner } from '@shop/ui-kit/notice-banner';
import { FormattedMessage } from 'react-intl';

/** Of forms that ask for the password again: after too many wrong ones the right one is refused, too. */
const LOCKED: LoginError = 'AUTHORIZATION_FAILED_ACCOUNT_LOCKED';

interface FormOutcomeProps {
  isSaved: boolean;
  /** Of the whole form. A call without an answer has been told of. */
  error: string | undefined;
}

/** How saving a form ended. */
export function FormOutcome({ isSaved, error }: FormOutcomeProps) {
  if (error === LOCKED) {
    return (
      <InlineNotice
        id="auth.login.blocked.text"
        type="warning"
        title={<FormattedMessage id="auth.login.blocked.title" />}
      >
        <FormattedMessage id="auth.login.blocked.text" />
      </InlineNotice>
    );
  }
  if (error) {
    return (
      <InlineNotice id="profile.form.failed">
        <FormattedMessage id="profile.form.failed" />
      </InlineNotice>
    );
  }
  return isSaved ? (
    <NoticeBanner type="success">
      <FormattedMessage id="profile.form.saved" />
    </NoticeBanner>
  ) : null;
}
