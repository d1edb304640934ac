import { useSession } from '@shop/session';
import { FormattedMessage } from 'react-intl';

/** Greets a customer by name, once the browser knows the session. */
export function Greeting() {
  const { status, identity } = useSession();
  if (status !== 'authenticated' || !identity) return null;
  return (
    <p>
      <FormattedMessage id="frame.account.greeting" values={{ name: identity.displayName }} />
    </p>
  );
}
