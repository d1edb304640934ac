import { trackEvent } from '@shop/analytics';
import { Form, PasswordFormField } from '@shop/forms';
import { useShopDispatch } from '@shop/service-client';
import { useLoginMutation } from '@shop/service-client/identity';
import { signedInHere } from '@shop/session';
import { Button } from '@shop/ui-kit/button';
import { Stack } from '@shop/ui-kit/layout';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DeviceIdentification } from '../device-identification/DeviceIdentification';
import type { AuthFormProps } from '../forms/AuthFormProps';
import { AuthLink } from '../forms/AuthLink';
import { IdentifierField } from '../forms/IdentifierField';
import { KeepEmail } from '../forms/KeepEmail';
import { keptEmail } from '../forms/keptEmail';
import { PasskeyLogin } from '../passkey-login/PasskeyLogin';
import { type LoginFailure, loginFailureOf } from './loginFailures';
import { LoginFailureMessage } from './LoginFailureMessage';
import { type LoginValues, validateLogin } from './validateLogin';

interface FailedLogin extends LoginFailure {
  identifier: string;
}

/** Signs in with e-mail address and password, or by a passkey. */
// Forms of accounts are loaded by their default export.
export default function LoginForm({ isRegistrationClosed = false, onSignedIn, ...links }: AuthFormProps) {
  const { formatMessage } = useIntl();
  const dispatch = useShopDispatch();
  const [login] = useLoginMutation();
  const [failed, setFailed] = useState<FailedLogin | null>(null);
  const [initialValues] = useState(() => ({ identifier: keptEmail() }));

  /** Whether the visitor is signed in: the services may have accepted a login whose session cannot be loaded. */
  async function finish(method: string) {
    if (!(await dispatch(signedInHere()))) return false;
    trackEvent({ name: 'login', method });
    onSignedIn();
    return true;
  }

  async function handleSubmit(values: LoginValues) {
    setFailed(null);
    const { data } = await login(values);
    if (data && !data.error && (await finish('password'))) return undefined;
    setFailed({ ...loginFailureOf(data?.error), identifier: values.identifier });
    return { password: 'validation.password.invalid' };
  }

  return (
    <Stack gap="l">
      <DeviceIdentification />
      <Form<LoginValues>
        onSubmit={handleSubmit}
        validate={validateLogin}
        initialValues={initialValues}
        label={formatMessage({ id: 'auth.login.title' })}
      >
        {({ submitting, values }) => (
          <Stack>
            <KeepEmail email={values.identifier} />
            {failed && <LoginFailureMessage {...failed} />}
            <IdentifierField name="identifier" autoComplete="username webauthn" />
            <PasswordFormField name="password" label={<FormattedMessage id="auth.login.password" />} />
            <AuthLink form="forgot" {...links}>
              <FormattedMessage id="auth.login.forgot" />
            </AuthLink>
            <Button type="submit" size="big" full loading={submitting}>
              <FormattedMessage id="auth.login.submit" />
            </Button>
          </Stack>
        )}
      </Form>
      <PasskeyLogin onVerified={() => finish('passkey')} />
      {!isRegistrationClosed && (
        <p>
          <FormattedMessage id="auth.login.new" />{' '}
          <AuthLink form="register" {...links}>
            <FormattedMessage id="auth.login.register" />
          </AuthLink>
        </p>
      )}
    </Stack>
  );
}
