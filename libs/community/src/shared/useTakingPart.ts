import { ACCOUNT_DOMAIN, useNotify } from '@shop/notices';
import { useSession } from '@shop/session';

/** What a visitor wanted to do: write or answer a review, ask a question, report a review. */
export type Part = 'reviews' | 'questions' | 'report';

interface TakingPart {
  /** Customers see no such button: it would do nothing for them. */
  isCustomer: boolean;
  /** Explains why an account is needed, with a link to the login, and opens the registration. */
  askToRegister: (part: Part) => void;
}

/** Contributing to the community, which needs an account. */
export function useTakingPart(): TakingPart {
  const { status, openAuth } = useSession();
  const notify = useNotify();

  function askToRegister(part: Part) {
    notify({
      id: 'takingPart',
      domain: ACCOUNT_DOMAIN,
      messageId: `community.anonymous.${part}`,
      action: { labelId: 'community.anonymous.login', onPress: () => openAuth('login') },
    });
    openAuth('register');
  }

  return { isCustomer: status === 'authenticated', askToRegister };
}
