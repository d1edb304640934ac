import type { LoginError } from '@shop/contracts';
import { Form, FORM_ERROR, PasswordFormField, TextFormField } from '@shop/forms';
import { useLocation } from '@shop/router';
import { useLoginMutation } from '@shop/service-client/identity';
import { Button } from '@shop/ui-kit/button';
import { Stack } from '@shop/ui-kit/layout';
import { NoticeBanner } from '@shop/ui-kit/notice-banner';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHere } from '../location/useDesk';
import { SignInPage } from './SignInPage';

interface Credentials {
  identifier: string;
  password: string;
}

/** Failures that have words of their own; the others are answered alike. */
const lockouts: readonly LoginError[] = ['AUTHORIZATION_FAILED_ACCOUNT_LOCKED', 'AUTHORIZATION_FAILED_LAST_ATTEMPT'];

function validate({ identifier, password }: Partial<Credentials>) {
  return { ...(!identifier && { identifier: 'required' }), ...(!password && { password: 'required' }) };
}

/** Signs staff in at the location's site: by password, or with the directory of employees. */
export function SignIn({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const { formatMessage } = useIntl();
  const { site, config } = useHere();
  const { pathname, search } = useLocation();
  const [login] = useLoginMutation();
  const [failure, setFailure] = useState<LoginError | null>(null);

  async function handleSubmit(credentials: Credentials) {
    setFailure(null);
    const { data } = await login(credentials);
    if (!data) return { [FORM_ERROR]: 'unanswered' };
    if (data.error) {
      setFailure(data.error);
      return { [FORM_ERROR]: 'refused' };
    }
    await onSignedIn();
    return undefined;
  }

  return (
    <SignInPage title={<FormattedMessage id="desk.signIn.title" values={{ site: site.name }} />}>
      <Form<Credentials>
        onSubmit={handleSubmit}
        validate={validate}
        label={formatMessage({ id: 'desk.signIn.title' }, { site: site.name })}
      >
        {({ submitting }) => (
          <Stack>
            {failure && (
              <NoticeBanner type="error">
                <FormattedMessage id={lockouts.includes(failure) ? 'desk.signIn.locked' : 'desk.signIn.wrong'} />
              </NoticeBanner>
            )}
            <TextFormField
              name="identifier"
              type="email"
              autoComplete="username"
              label={<FormattedMessage id="desk.signIn.email" />}
            />
            <PasswordFormField
              name="password"
              autoComplete="current-password"
              label={<FormattedMessage id="desk.signIn.password" />}
            />
            <Button type="submit" full loading={submitting}>
              <FormattedMessage id="desk.signIn.submit" />
            </Button>
          </Stack>
        )}
      </Form>
      {config.hasDirectory && (
        <a href={`/${site.site}/services/profile/employee/login?redirect=${encodeURIComponent(pathname + search)}`}>
          <FormattedMessage id="desk.signIn.directory" />
        </a>
      )}
    </SignInPage>
  );
}
