import { EmailFormField, Form, FORM_ERROR, questionOpen, useMistypedCom } from '@shop/forms';
import { ACCOUNT_DOMAIN, InlineNotice, useNotify } from '@shop/notices';
import { Button } from '@shop/ui-kit/button';
import { Link } from '@shop/ui-kit/link';
import { Stack } from '@shop/ui-kit/layout';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AddressFields } from '../address/AddressFields';
import type { AuthFormProps } from '../forms/AuthFormProps';
import { AuthLink } from '../forms/AuthLink';
import { KeepEmail } from '../forms/KeepEmail';
import { keptEmail } from '../forms/keptEmail';
import { NewPasswordField } from '../password/NewPasswordField';
import { refusalOf } from '../password/refusalOf';
import { usePasswordScore } from '../password/usePasswordScore';
import { REGISTRATION_DOMAIN } from './registrationDomain';
import { type Registration, registrationOf, type RegistrationValues, validateRegistration } from './registration';
import { useCreateAccount } from './useCreateAccount';
import { useSignInNew } from './useSignInNew';

/** ms that the notice of a registration stays (specification, section 9). */
const SUCCESS_MS = 5_000;

/** Opens an account and signs it in. */
export default function RegisterForm({ onSignedIn, onSwitch, hrefOf, isPage, isInline, privacyUrl }: AuthFormProps) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const createAccount = useCreateAccount();
  const signInNew = useSignInNew();
  const scoring = usePasswordScore();
  const mistyped = useMistypedCom();
  const [hasFailed, setFailed] = useState(false);
  const [initialValues] = useState(() => ({ email: keptEmail() }));

  async function handleSubmit(values: RegistrationValues) {
    setFailed(false);
    const registration = registrationOf(values);
    if (mistyped.ask(registration.email)) return questionOpen;
    const score = await scoring.check(registration.password);
    const refusal = score && refusalOf(registration.password, score);
    if (refusal) return { password: refusal };
    const outcome = await createAccount(registration);
    if (outcome.kind === 'invalid') return outcome.errors;
    if (outcome.kind === 'created') return welcome(registration);
    setFailed(outcome.kind !== 'kept');
    return { [FORM_ERROR]: outcome.kind };
  }

  async function welcome(registration: Registration) {
    if (await signInNew(registration)) {
      notify({
        id: 'registered',
        domain: REGISTRATION_DOMAIN,
        type: 'success',
        // Plain texts: where notices are shown, late messages are not there.
        title: formatMessage({ id: 'auth.register.done.title' }),
        message: formatMessage({ id: 'auth.register.done.text' }),
        hideAfter: SUCCESS_MS,
        hideFromGlobal: Boolean(isInline),
        showAfterRedirect: Boolean(isPage),
      });
      onSignedIn();
      return undefined;
    }
    notify({
      id: 'registered',
      domain: ACCOUNT_DOMAIN,
      type: 'error',
      title: formatMessage({ id: 'auth.register.notSignedIn.title' }),
      message: formatMessage({ id: 'auth.register.notSignedIn.text' }),
      showAfterRedirect: Boolean(isPage),
    });
    onSwitch('login');
    return undefined;
  }

  return (
    <Stack gap="l">
      <p>
        <FormattedMessage id="auth.register.known" />{' '}
        <AuthLink form="login" hrefOf={hrefOf} onSwitch={onSwitch}>
          <FormattedMessage id="auth.register.login" />
        </AuthLink>
      </p>
      <Form<RegistrationValues>
        onSubmit={handleSubmit}
        validate={(values) => {
          const errors = validateRegistration(values);
          return { ...errors, password: errors.password ?? scoring.errorOf(values.password) };
        }}
        initialValues={initialValues}
        restorationKey="registration"
        // The address is the same in all forms of accounts.
        notRestored={['email']}
        label={formatMessage({ id: 'auth.register.title' })}
      >
        {({ submitting, values }) => (
          <Stack>
            <KeepEmail email={values.email} />
            <EmailFormField
              name="email"
              question={mistyped}
              required
              data-autofocus=""
              label={<FormattedMessage id="auth.login.identifier" />}
            />
            <NewPasswordField scoring={scoring} />
            <AddressFields />
            <p>
              <FormattedMessage id="auth.register.privacy" /> {/* In a tab of its own, so that what was typed stays. */}
              <Link to={privacyUrl} target="_blank">
                <FormattedMessage id="auth.register.privacy.link" />
              </Link>
            </p>
            {hasFailed && (
              <InlineNotice id="auth.register.failed.text" title={<FormattedMessage id="auth.register.failed.title" />}>
                <FormattedMessage id="auth.register.failed.text" />
              </InlineNotice>
            )}
            <Button type="submit" size="big" full loading={submitting}>
              <FormattedMessage id="auth.register.submit" />
            </Button>
          </Stack>
        )}
      </Form>
    </Stack>
  );
}
