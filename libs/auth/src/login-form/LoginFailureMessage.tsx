import { InlineNotice } from '@shop/notices';
import { FormattedMessage } from 'react-intl';
import type { LoginFailure } from './loginFailures';
import { ResendMail } from './ResendMail';

interface LoginFailureMessageProps extends LoginFailure {
  /** The e-mail address of the attempt. */
  identifier: string;
}

/** Why the login failed, with the next step where there is one. */
export function LoginFailureMessage({ type, reason, resend, identifier }: LoginFailureMessageProps) {
  return (
    <InlineNotice
      id={`auth.login.${reason}.text`}
      type={type}
      title={<FormattedMessage id={`auth.login.${reason}.title`} />}
      action={resend && <ResendMail kind={resend} identifier={identifier} />}
    >
      <FormattedMessage id={`auth.login.${reason}.text`} values={{ identifier }} />
    </InlineNotice>
  );
}
