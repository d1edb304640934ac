import { LogoutButton } from '@shop/auth';
import { useSession } from '@shop/session';
import { IconButton } from '@shop/ui-kit/button';
import { IconUser, IconUserCheck } from '@shop/ui-kit/icon';
import { theme } from '@shop/ui-kit/theme';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { Disclosure } from '../header/Disclosure';

const Menu = styled.div`
  display: grid;
  gap: ${theme.space.s};
  padding: ${theme.space.m};
  min-inline-size: 12rem;
  p {
    font-weight: 600;
  }
`;

/** Opens the sign-in drawer for a visitor; greets a customer, with the way out, which leads to `rootUrl`. */
export function AccountButton({ rootUrl }: { rootUrl: string }) {
  const { formatMessage } = useIntl();
  const { status, identity, openAuth } = useSession();
  if (status !== 'authenticated') {
    return (
      <IconButton
        label={formatMessage({ id: 'frame.account.login' })}
        icon={<IconUser />}
        onClick={() => openAuth('login')}
      />
    );
  }
  return (
    <Disclosure label={formatMessage({ id: 'frame.account.open' })} icon={<IconUserCheck />}>
      <Menu>
        <p>{formatMessage({ id: 'frame.account.greeting' }, { name: identity?.displayName ?? '' })}</p>
        <LogoutButton rootUrl={rootUrl} />
      </Menu>
    </Disclosure>
  );
}
