import { InlineNotice } from '@shop/notices';
import { Button } from '@shop/ui-kit/button';
import { Stack } from '@shop/ui-kit/layout';
import { FormattedMessage } from 'react-intl';
import { failureTypes } from './passkeyLoginFailures';
import { usePasskeyLogin } from './usePasskeyLogin';

interface PasskeyLoginProps {
  /** Called when the services have accepted a passkey; whether the visitor is signed in by it. */
  onVerified: () => Promise<boolean>;
}

/** The button that signs in by a passkey, and what went wrong; nothing where the browser has none. */
export function PasskeyLogin({ onVerified }: PasskeyLoginProps) {
  const { isSupported, isAsked, failure, ask } = usePasskeyLogin(onVerified);
  if (!isSupported) return null;
  return (
    <Stack>
      {failure && (
        <InlineNotice
          id={`auth.passkeyLogin.${failure}.text`}
          type={failureTypes[failure]}
          title={<FormattedMessage id={`auth.passkeyLogin.${failure}.title`} />}
        >
          <FormattedMessage id={`auth.passkeyLogin.${failure}.text`} />
        </InlineNotice>
      )}
      <Button mode="secondary" size="big" full loading={isAsked} onClick={() => void ask()}>
        <FormattedMessage id="auth.passkeyLogin.button" />
      </Button>
    </Stack>
  );
}
