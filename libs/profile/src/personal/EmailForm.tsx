import type { Customer } from '@shop/contracts';
import { EmailFormField, Form, FORM_ERROR, PasswordFormField, questionOpen, useMistypedCom } from '@shop/forms';
import { useShopDispatch } from '@shop/service-client';
import { useUpdateCustomerMutation } from '@shop/service-client/profile';
import { loadSession } from '@shop/session';
import { Button } from '@shop/ui-kit/button';
import { Heading } from '@shop/ui-kit/heading';
import { Stack } from '@shop/ui-kit/layout';
import { NoticeBanner } from '@shop/ui-kit/notice-banner';
import { check, email as emailLike, required } from '@shop/validation';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormOutcome } from '../shared/FormOutcome';
import { KeptPanel } from '../shared/KeptPanel';
import { ownErrorsOf } from './ownErrorsOf';

interface EmailValues {
  email?: string;
  password?: string;
}

const validate = ({ email, password }: EmailValues) => ({
  email: check(email, required, emailLike),
  password: check(password, required),
});

/** The e-mail address to sign in with; another one needs the password, and is confirmed by a mail. */
export function EmailForm({ customer }: { customer: Customer }) {
  const dispatch = useShopDispatch();
  const mistyped = useMistypedCom();
  const [updateCustomer] = useUpdateCustomerMutation();
  /** The new address, once it is one. */
  const [saved, setSaved] = useState('');
  /** How often it was changed; each time the form starts anew. */
  const [changes, setChanges] = useState(0);

  async function handleSubmit({ email = '', password }: EmailValues) {
    setSaved('');
    if (mistyped.ask(email)) return questionOpen;
    const { data } = await updateCustomer({ customer: { email, password }, context: undefined });
    if (!data) return { [FORM_ERROR]: 'unanswered' };
    if (data.error) return ownErrorsOf(data.error);
    await dispatch(loadSession());
    setSaved(email);
    setChanges((count) => count + 1);
    return undefined;
  }

  return (
    <KeptPanel aria-labelledby="profile-email">
      <Heading level={2} size="l" id="profile-email">
        <FormattedMessage id="profile.email.title" />
      </Heading>
      <p>
        <FormattedMessage id="profile.email.text" values={{ email: <strong>{customer.email}</strong> }} />
      </p>
      {saved && (
        <NoticeBanner type="success">
          <FormattedMessage id="profile.email.saved" values={{ email: saved }} />
        </NoticeBanner>
      )}
      <Form<EmailValues> key={changes} onSubmit={handleSubmit} validate={validate}>
        {({ submitting, submitError }) => (
          <Stack>
            <EmailFormField
              name="email"
              question={mistyped}
              required
              label={<FormattedMessage id="profile.email.new" />}
            />
            <PasswordFormField
              name="password"
              autoComplete="current-password"
              required
              label={<FormattedMessage id="profile.password.current" />}
            />
            <FormOutcome isSaved={false} error={submitError} />
            <Button type="submit" loading={submitting}>
              <FormattedMessage id="profile.email.submit" />
            </Button>
          </Stack>
        )}
      </Form>
    </KeptPanel>
  );
}
