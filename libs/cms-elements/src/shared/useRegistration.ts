import { useSession } from '@shop/session';
import type { MouseEvent } from 'react';

/**
 * For a link to members' content: visitors known not to be signed in get the registration instead (specification,
 * section 6), in its drawer or by `openForm`. Until that is known, and without scripts, it is an ordinary link.
 */
export function useRegistration(openForm?: () => void) {
  const { status, openAuth } = useSession();
  return {
    isMember: status === 'authenticated',
    handleClick: (event: MouseEvent) => {
      if (status !== 'anonymous') return;
      event.preventDefault();
      if (openForm) openForm();
      else openAuth('register');
    },
  };
}
