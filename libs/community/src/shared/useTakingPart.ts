import { useNotify } from '@shop/notices';
import { useSession } from '@shop/session';

/** What a visitor wanted to do: write or answer a review, ask a question, report a review. */
export type Part = 'reviews' | 'questions' | 'report';

interface TakingPart {
  /** Customers are shown no button of this kind: it would do nothing for them. */
  isCustomer: boolean;
  /** Says why this takes an account, with a way to the login, and opens the registration. */
  askToRegister: (part: Part) => void;
}

/** Taking part in the community, which takes an account. */
export function useTakingPart(): TakingPart {
  const { status, openAuth } = useSession();
  const notify = useNotify();

  function askToRegister(part: Part) {
    notify({
      id: 'takingPart',
      domain: 'community',
      messageId: `community.anonymous.${part}`,
      action: { labelId: 'community.anonymous.login', onPress: () => openAuth('login') },
    });
    openAuth('register');
  }

  return { isCustomer: status === 'authenticated', askToRegister };
}
