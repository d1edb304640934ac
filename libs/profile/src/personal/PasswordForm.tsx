import { NewPasswordField, refusalOf, usePasswordScore } from '@shop/auth/password';
import { fieldErrorsOf, Form, FORM_ERROR, PasswordFormField } from '@shop/forms';
import { useChangePasswordMutation } from '@shop/service-client/profile';
import { Button } from '@shop/ui-kit/button';
import { Heading } from '@shop/ui-kit/heading';
import { Stack } from '@shop/ui-kit/layout';
import { NoticeBanner } from '@shop/ui-kit/notice-banner';
import { check, passwordLength, required } from '@shop/validation';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormOutcome } from '../shared/FormOutcome';
import { KeptPanel } from '../shared/KeptPanel';

interface PasswordValues {
  oldPassword?: string;
  password?: string;
}

/** A new password, which ends the other sign-ins. */
export function PasswordForm() {
  /** How often it was changed; each time the form starts anew. */
  const [changes, setChanges] = useState(0);
  return (
    <KeptPanel aria-labelledby="profile-password">
      <Heading level={2} size="l" id="profile-password">
        <FormattedMessage id="profile.password.title" />
      </Heading>
      <p>
        <FormattedMessage id="profile.password.text" />
      </p>
      {changes > 0 && (
        <NoticeBanner type="success">
          <FormattedMessage id="profile.password.saved" />
        </NoticeBanner>
      )}
      <Fields key={changes} onChanged={() => setChanges(changes + 1)} />
    </KeptPanel>
  );
}

function Fields({ onChanged }: { onChanged: () => void }) {
  const [changePassword] = useChangePasswordMutation();
  const scoring = usePasswordScore();

  async function handleSubmit({ oldPassword = '', password = '' }: PasswordValues) {
    const score = await scoring.check(password);
    const refusal = score && refusalOf(password, score);
    if (refusal) return { password: refusal };
    const { data } = await changePassword({ oldPassword, newPassword: password });
    if (!data) return { [FORM_ERROR]: 'unanswered' };
    if (data.validationErrors) {
      const { newPassword, ...errors } = fieldErrorsOf(data.validationErrors);
      return newPassword ? { ...errors, password: newPassword } : errors;
    }
    if (data.error) return { [FORM_ERROR]: data.error };
    onChanged();
    return undefined;
  }

  return (
    <Form<PasswordValues>
      onSubmit={handleSubmit}
      validate={({ oldPassword, password }) => ({
        oldPassword: check(oldPassword, required),
        password: check(password, required, passwordLength) ?? scoring.errorOf(password),
      })}
    >
      {({ submitting, submitError }) => (
        <Stack>
          <PasswordFormField
            name="oldPassword"
            autoComplete="current-password"
            required
            label={<FormattedMessage id="profile.password.current" />}
          />
          <NewPasswordField scoring={scoring} label={<FormattedMessage id="profile.password.new" />} />
          <FormOutcome isSaved={false} error={submitError} />
          <Button type="submit" loading={submitting}>
            <FormattedMessage id="profile.password.submit" />
          </Button>
        </Stack>
      )}
    </Form>
  );
}
