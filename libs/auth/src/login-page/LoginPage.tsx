import type { SiteContent } from '@shop/contracts';
import { tokenParameters } from '@shop/contracts/account-links';
import { redirectTarget } from '@shop/contracts/redirect-target';
import { useLocation, useNavigate } from '@shop/router';
import { type AuthForm, type SessionStatus, useSession } from '@shop/session';
import { Heading } from '@shop/ui-kit/heading';
import { Container, Section, Stack } from '@shop/ui-kit/layout';
import { useIsHydrated } from '@shop/ui-kit/part';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { authForms } from '../forms/authForms';
import { AuthForms } from '../forms/AuthForms';
import { Passkeys } from '../passkeys/Passkeys';
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

/** Parameters of those who came on their way to somewhere else. */
const PASSING = ['redirect', tokenParameters.confirmation];

/**
 * The forms of accounts as a page: the login, below its address `/register`, `/forgot` and `/reset`, and with a token
 * the form for a new password. Also confirms an e-mail address by the link of its mail. Who signs in goes to the page of
 * `?redirect` if that is one of the shop's, else to the root; so does who is signed in already, unless nothing leads on:
 * then the page shows the passkeys.
 */
// App pages are loaded by their default export.
export default function LoginPage({ content, path, search: rendered }: LoginPageProps) {
  const { search: whole } = useLocation();
  const search = useIsHydrated() ? whole : rendered;
  const { status } = useSession();
  const cameSignedIn = useFirstKnown(status) === 'authenticated';
  const navigate = useNavigate();
  useConfirmation(search);
  const parameters = new URLSearchParams(search);
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
  const isSignedIn = status === 'authenticated' && form !== 'reset';
  const isAccount = isSignedIn && cameSignedIn && form === 'login' && !PASSING.some((name) => parameters.has(name));
  const isDone = isSignedIn && !isAccount;
  useEffect(() => {
    if (isDone) leaveSignedIn();
  }, [isDone]);

  return (
    <Section>
      <Container>
        <Column gap="l">
          <Heading level={1} size="xxl">
            <FormattedMessage id={isAccount ? 'auth.signedIn.title' : authForms[form].titleId} />
          </Heading>
          {isAccount ? (
            <Passkeys />
          ) : (
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
              profileUrl={specialPages.profile}
            />
          )}
        </Column>
      </Container>
    </Section>
  );
}

/** The first status that says whether the visitor is signed in; it begins anew when a session ends. */
function useFirstKnown(status: SessionStatus): SessionStatus {
  const [first, setFirst] = useState(status);
  if (first !== status && (first === 'unknown' || status === 'anonymous')) setFirst(status);
  return first;
}
