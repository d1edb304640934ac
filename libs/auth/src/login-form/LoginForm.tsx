import { trackEvent } from '@shop/analytics';
import { Form, PasswordFormField, TextFormField } from '@shop/forms';
import { useShopDispatch } from '@shop/service-client';
import { useLoginMutation } from '@shop/service-client/identity';
import { signedIn } from '@shop/session';
import { Button } from '@shop/ui-kit/button';
import { Stack } from '@shop/ui-kit/layout';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type LoginFailure, loginFailureOf } from './loginFailures';
import { LoginFailureMessage } from './LoginFailureMessage';
import { type LoginValues, validateLogin } from './validateLogin';

interface LoginFormProps {
  /** Called when the visitor is signed in. */
  onDone: () => void;
}

interface FailedLogin extends LoginFailure {
  identifier: string;
}

/** Signs in with e-mail address and password. */
export function LoginForm({ onDone }: LoginFormProps) {
  const { formatMessage } = useIntl();
  const dispatch = useShopDispatch();
  const [login] = useLoginMutation();
  const [failed, setFailed] = useState<FailedLogin | null>(null);

  async function handleSubmit(values: LoginValues) {
    setFailed(null);
    const { data } = await login(values);
    // The visitor has been told of a call that got no answer; the password may be right.
    if (!data) return undefined;
    if (!data.error) {
      trackEvent({ name: 'login', method: 'password' });
      await dispatch(signedIn());
      onDone();
      return undefined;
    }
    setFailed({ ...loginFailureOf(data.error), identifier: values.identifier });
    return { password: 'validation.password.invalid' };
  }

  return (
    <Form<LoginValues>
      onSubmit={handleSubmit}
      validate={validateLogin}
      label={formatMessage({ id: 'auth.login.title' })}
    >
      {({ submitting }) => (
        <Stack>
          {failed && <LoginFailureMessage {...failed} />}
          <TextFormField
            name="identifier"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            data-autofocus=""
            label={<FormattedMessage id="auth.login.identifier" />}
          />
          <PasswordFormField name="password" label={<FormattedMessage id="auth.login.password" />} />
          <Button type="submit" size="big" full loading={submitting}>
            <FormattedMessage id="auth.login.submit" />
          </Button>
        </Stack>
      )}
    </Form>
  );
}
