import { FormattedMessage } from 'react-intl';
import { useHere } from '../location/useDesk';
import { SignInPage } from './SignInPage';
import { SignOutButton } from './SignOutButton';
import type { Staff } from './Staff';

/** Tells somebody without a role that the desk is for others. */
export function NotYourDesk({ staff }: { staff: Staff }) {
  const { site } = useHere();
  return (
    <SignInPage title={<FormattedMessage id="desk.refused.title" />}>
      <p role="status">
        <FormattedMessage id="desk.refused.text" values={{ name: staff.name, site: site.name }} />
      </p>
      <SignOutButton staff={staff} />
    </SignInPage>
  );
}
