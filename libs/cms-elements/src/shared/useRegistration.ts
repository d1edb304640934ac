import { useSession } from '@shop/session';
import type { MouseEvent } from 'react';

/**
 * For a link to members' content: visitors known not to be signed in get the registration instead (specification,
 * section 6). Until that is known, and without scripts, it is an ordinary link.
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
