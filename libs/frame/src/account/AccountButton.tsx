import { preloadable } from '@shop/preloadable';
import { useNavigate } from '@shop/router';
import { useSession } from '@shop/session';
import { IconButton } from '@shop/ui-kit/button';
import { IconUser, IconUserCheck } from '@shop/ui-kit/icon';
import { WhenWanted } from '@shop/ui-kit/part';
import { useIntl } from 'react-intl';
import type { AccountMenuProps } from './AccountMenu';

const menu = preloadable(() => import('./AccountMenu'));

/** Opens the form to register for a visitor, which leads on to the login; a customer's menu for a customer. */
export function AccountButton(props: AccountMenuProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { status, openAuth } = useSession();
  const isCustomer = status === 'authenticated';
  const button = (
    <IconButton
      label={formatMessage({ id: isCustomer ? 'frame.account.open' : 'frame.account.login' })}
      icon={isCustomer ? <IconUserCheck /> : <IconUser />}
      // A customer whose menu is not here goes to the profile at once.
      onClick={() => (isCustomer ? navigate(props.profileUrl) : openAuth('register'))}
    />
  );
  if (!isCustomer) return button;
  return (
    <WhenWanted part={menu} meanwhile={button} lost={button}>
      {({ default: AccountMenu }) => <AccountMenu {...props} />}
    </WhenWanted>
  );
}
