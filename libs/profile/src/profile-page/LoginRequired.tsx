import { formPath } from '@shop/contracts/account-links';
import { useLocale } from '@shop/intl';
import { useSession } from '@shop/session';
import { ButtonLink } from '@shop/ui-kit/button';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { Container, Section } from '@shop/ui-kit/layout';
import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';

/** As high as most views, so that what is below does not move when the visitor signs in. */
const Room = styled(Section)`
  min-height: 32rem;
`;

/**
 * Says that the page needs a customer, and opens the login over it, so that the very page comes. Without scripts, or in a
 * tab of its own, it is a link to the login that leads back.
 */
export function LoginRequired({ path }: { path: string }) {
  const { openAuth } = useSession();
  const login = `${formPath('login', useLocale())}?redirect=${encodeURIComponent(path)}`;

  function handleClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openAuth('login');
  }

  return (
    <Room>
      <Container size="medium">
        <EmptyState
          drawing="signpost"
          level={1}
          title={<FormattedMessage id="profile.loginRequired.title" />}
          text={<FormattedMessage id="profile.loginRequired.text" />}
        >
          <ButtonLink to={login} size="big" onClick={handleClick}>
            <FormattedMessage id="profile.loginRequired.button" />
          </ButtonLink>
        </EmptyState>
      </Container>
    </Room>
  );
}
