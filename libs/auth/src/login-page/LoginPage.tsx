import type { SiteContent } from '@shop/contracts';
import { redirectTarget } from '@shop/contracts/redirect-target';
import { useLocation, useNavigate } from '@shop/router';
import { type AuthForm, useSession } from '@shop/session';
import { Heading } from '@shop/ui-kit/heading';
import { Container, Section, Stack } from '@shop/ui-kit/layout';
import { useIsHydrated } from '@shop/ui-kit/part';
import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { authForms } from '../forms/authForms';
import { AuthForms } from '../forms/AuthForms';
import { addressOfForm, formAt } from './loginAddress';
import { useConfirmation } from './useConfirmation';

/** As high as its forms at least, so that what is below does not move when their code comes. */
const Column = styled(Stack)`
  max-inline-size: 30rem;
  min-block-size: 32rem;
  margin-inline: auto;
`;

export interface LoginPageProps {
  content: Pick<SiteContent, 'flags' | 'specialPages'>;
  path: string;
  /** The part of the query that pages are rendered by: no token, nor where to go next. */
  search: string;
}

/**
 * The forms of accounts as a page, which confirms an address by the link of its mail, at `/…/register`, `/…/forgot` and with a token for a new password below the login. Who
 * signs in, or is signed in already, goes to the page of `?redirect`, if it is one of the shop's, or to the root.
 */
// App pages are loaded by their default export.
export default function LoginPage({ content, path, search: rendered }: LoginPageProps) {
  const { search: whole } = useLocation();
  const search = useIsHydrated() ? whole : rendered;
  const { status } = useSession();
  const navigate = useNavigate();
  useConfirmation(search);
  const { specialPages, flags } = content;
  const wanted = formAt(path, search);
  const isClosed = flags['erpFailover'] ?? false;
  const isMaintenance = isClosed && wanted === 'register';
  const form = isMaintenance ? 'login' : wanted;
  const hrefOf = (other: AuthForm) => addressOfForm(other, path, search);

  function leave() {
    const target = redirectTarget(new URLSearchParams(search).get('redirect') ?? '');
    navigate(target ?? specialPages.root, { replace: true });
  }
  const leaveSignedIn = useEffectEvent(leave);
  // By a form here, in another tab or before. A new password is set in any case.
  const isDone = status === 'authenticated' && form !== 'reset';
  useEffect(() => {
    if (isDone) leaveSignedIn();
  }, [isDone]);

  return (
    <Section>
      <Container>
        <Column gap="l">
          <Heading level={1} size="xxl">
            <FormattedMessage id={authForms[form].titleId} />
          </Heading>
          <AuthForms
            form={form}
            isPage
            isMaintenance={isMaintenance}
            isRegistrationClosed={isClosed}
            hrefOf={hrefOf}
            onSwitch={(other) => navigate(hrefOf(other))}
            // The session, which has begun, leads on.
            onSignedIn={() => undefined}
            onClose={() => navigate(hrefOf('login'))}
            privacyUrl={specialPages.gdpr}
          />
        </Column>
      </Container>
    </Section>
  );
}
