import { ACCOUNT_DOMAIN, useNotify } from '@shop/notices';
import { useKnownIdentity, useSession } from '@shop/session';
import { useIntl } from 'react-intl';

/** What a visitor wanted to do: write, comment or vote, ask a question, report a review. */
export type Part = 'reviews' | 'questions' | 'report';

interface TakingPart {
  /** Known to be signed in. */
  isCustomer: boolean;
  /** Known not to be signed in; neither this nor the other while that is being asked for. */
  isAnonymous: boolean;
  /** Resolves to whether the visitor has an account, as soon as that is known. Others are asked to register. */
  mayTakePart: (part: Part) => Promise<boolean>;
  /** That answer is awaited. */
  isAsking: boolean;
  /** Explains why an account is needed, with a link to the login, and opens the registration. */
  askToRegister: (part: Part) => void;
  /** Opens the login. */
  askToSignIn: () => void;
}

/** Contributing to the community, which needs an account. */
export function useTakingPart(): TakingPart {
  const { status, openAuth } = useSession();
  const { askIdentity, isAsking } = useKnownIdentity();
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

  async function mayTakePart(part: Part) {
    if (await askIdentity()) return true;
    askToRegister(part);
    return false;
  }

  return {
    isCustomer: status === 'authenticated',
    isAnonymous: status === 'anonymous',
    mayTakePart,
    isAsking,
    askToRegister,
    askToSignIn: () => openAuth('login'),
  };
}
