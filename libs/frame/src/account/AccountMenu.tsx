import { LogoutButton } from '@shop/auth';
import { WishListLink, WishSync } from '@shop/catalogue/wishes';
import { IconUserCheck } from '@shop/ui-kit/icon';
import { Link } from '@shop/ui-kit/link';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Disclosure } from '../header/Disclosure';
import { Greeting } from './Greeting';

const Menu = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  padding: ${theme.space.m};
  min-inline-size: 12rem;
  p {
    font-weight: 600;
  }
  a {
    display: flex;
    align-items: center;
    min-block-size: 2.75rem;
  }
`;

export interface AccountMenuProps {
  rootUrl: string;
  profileUrl: string;
}

/** The menu of the account button: link to the profile, and signing out, which goes to `rootUrl`. */
export default function AccountMenu({ rootUrl, profileUrl }: AccountMenuProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <WishSync />
      <Disclosure label={formatMessage({ id: 'frame.account.open' })} icon={<IconUserCheck />}>
        <Menu>
          <Greeting />
          <Link to={profileUrl}>
            <FormattedMessage id="frame.account.profile" />
          </Link>
          <WishListLink profileUrl={profileUrl} />
          <LogoutButton rootUrl={rootUrl} />
        </Menu>
      </Disclosure>
    </>
  );
}
