import { preloadable } from '@shop/preloadable';
import { useNavigate } from '@shop/router';
import { useKnownIdentity, useSession } from '@shop/session';
import { IconButton } from '@shop/ui-kit/button';
import { IconUser, IconUserCheck } from '@shop/ui-kit/icon';
import { WhenWanted } from '@shop/ui-kit/part';
import { useIntl } from 'react-intl';
import type { AccountMenuProps } from './AccountMenu';

const menu = preloadable(() => import('./AccountMenu'));

/** For a visitor it opens the registration, which links to the login; for a customer it opens a menu. */
export function AccountButton(props: AccountMenuProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { askIdentity, isAsking } = useKnownIdentity();
  const { status, openAuth } = useSession();
  const isCustomer = status === 'authenticated';

  async function handlePress() {
    // Until the menu's code has loaded, it is a link to the profile.
    if (isCustomer || (await askIdentity())) return navigate(props.profileUrl);
    // After signing in the focus returns to the menu's button, which must be there by then.
    menu.load().catch(() => undefined);
    openAuth('register');
  }

  const button = (
    <IconButton
      label={formatMessage({ id: isCustomer ? 'frame.account.open' : 'frame.account.login' })}
      icon={isCustomer ? <IconUserCheck /> : <IconUser />}
      aria-busy={isAsking || undefined}
      onClick={() => void handlePress()}
    />
  );
  if (!isCustomer) return button;
  return (
    <WhenWanted part={menu} fallback={button} failed={button}>
      {({ default: AccountMenu }) => <AccountMenu {...props} />}
    </WhenWanted>
  );
}
