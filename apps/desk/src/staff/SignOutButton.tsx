import { useLogoutMutation } from '@shop/service-client/identity';
import { Button } from '@shop/ui-kit/button';
import { FormattedMessage } from 'react-intl';
import type { Staff } from './Staff';

/** Ends the session at this site. */
export function SignOutButton({ staff }: { staff: Staff }) {
  const [logout, { isLoading }] = useLogoutMutation();
  return (
    <Button mode="secondary" size="small" loading={isLoading} onClick={() => void logout().then(staff.check)}>
      <FormattedMessage id="desk.signOut.button" />
    </Button>
  );
}
