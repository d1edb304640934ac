import { ACCOUNT_DOMAIN, useNotify } from '@shop/notices';
import { useSession } from '@shop/session';
import { useIntl } from 'react-intl';

/** What a visitor wanted to do: write, comment or vote, ask a question, report a review. */
export type Part = 'reviews' | 'questions' | 'report';

interface TakingPart {
  isCustomer: boolean;
  /** Explains why an account is needed, with a link to the login, and opens the registration. */
  askToRegister: (part: Part) => void;
  /** Opens the login. */
  askToSignIn: () => void;
}

/** Contributing to the community, which needs an account. */
export function useTakingPart(): TakingPart {
  const { status, openAuth } = useSession();
  const notify = useNotify();
  const { formatMessage } = useIntl();

  function askToRegister(part: Part) {
    notify({
      id: 'takingPart',
      domain: ACCOUNT_DOMAIN,
      // As text: those of the drawers are late, and not there where notices are shown.
      message: formatMessage({ id: `community.anonymous.${part}` }),
      action: { label: formatMessage({ id: 'community.anonymous.login' }), onPress: () => openAuth('login') },
    });
    openAuth('register');
  }

  return { isCustomer: status === 'authenticated', askToRegister, askToSignIn: () => openAuth('login') };
}
