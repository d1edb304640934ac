import type { Identity, Role } from '@shop/contracts';
import { useShopDispatch } from '@shop/service-client';
import { identityService } from '@shop/service-client/identity';
import { Button } from '@shop/ui-kit/button';
import { Spinner } from '@shop/ui-kit/spinner';
import { type ReactNode, useCallback } from 'react';
import { FormattedMessage } from 'react-intl';
import { NotYourDesk } from './NotYourDesk';
import { SignIn } from './SignIn';
import { SignInPage } from './SignInPage';
import type { Staff } from './Staff';

const { whoAmI } = identityService.endpoints;

const admitted: readonly Role[] = ['moderator', 'admin'];

/** Shows the desk to whoever is signed in with a role for it, and to nobody else. The services judge every call by themselves. */
export function StaffOnly({ children }: { children: (staff: Staff) => ReactNode }) {
  const dispatch = useShopDispatch();
  const { data, isError } = whoAmI.useQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  // Through the store, since somebody may go to the other site while signing in.
  const check = useCallback(
    () => dispatch(whoAmI.initiate(undefined, { subscribe: false, forceRefetch: true })).then(() => undefined),
    [dispatch],
  );
  if (isError && !data) {
    return (
      <SignInPage title={<FormattedMessage id="desk.signIn.unreachable" />}>
        <Button onClick={() => void check()}>
          <FormattedMessage id="desk.signIn.again" />
        </Button>
      </SignInPage>
    );
  }
  if (!data) return <Spinner />;
  const identity: Identity | null = data.ret;
  if (!identity) return <SignIn onSignedIn={check} />;
  const staff = { name: identity.displayName || identity.email, check };
  if (!identity.roles.some((role) => admitted.includes(role))) return <NotYourDesk staff={staff} />;
  return children(staff);
}
