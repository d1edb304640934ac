import { useSession } from '@shop/session';
import type { MouseEvent } from 'react';

/**
 * For a link that is meant for members: whoever is known not to be signed in gets the registration in place of it
 * (specification, section 6). Until that is known, and without scripts, it is an ordinary link.
 */
export function useRegistration() {
  const { status, openAuth } = useSession();
  return {
    isMember: status === 'authenticated',
    handleClick: (event: MouseEvent) => {
      if (status !== 'anonymous') return;
      event.preventDefault();
      openAuth('register');
    },
  };
}
