import { tokenIn } from '@shop/contracts/account-links';
import { Form, FORM_ERROR, PasswordFormField } from '@shop/forms';
import { ACCOUNT_DOMAIN, useNotify } from '@shop/notices';
import { useLocation } from '@shop/router';
import { useShopDispatch } from '@shop/service-client';
import { useResetPasswordMutation } from '@shop/service-client/account';
import { loadSession, signedOut, useSession } from '@shop/session';
import { Button } from '@shop/ui-kit/button';
import { Stack } from '@shop/ui-kit/layout';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AuthFormProps } from '../forms/AuthFormProps';
import { Confirmation } from '../forms/Confirmation';
import { NewPasswordField } from '../password/NewPasswordField';
import { refusalOf } from '../password/refusalOf';
import { usePasswordScore } from '../password/usePasswordScore';
import { resetFailureOf } from './resetFailures';
import { type ResetValues, validateReset } from './validateReset';

/** ms that the notice of a new password stays at the login (specification, section 9). */
const SUCCESS_MS = 20_000;

/** Sets a new password by the token of the address. A failed one leads to a new mail. */
export default function ResetForm({ onSwitch, onClose, onReset }: AuthFormProps) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const dispatch = useShopDispatch();
  const { identity } = useSession();
  const { search } = useLocation();
  const [token] = useState(() => tokenIn(search, 'recovery'));
  const [resetPassword] = useResetPasswordMutation();
  const [isDone, setDone] = useState(false);
  const scoring = usePasswordScore();

  /** A new password ends all sessions of its account. Who is signed in with another one stays so. */
  async function followEndOfSession() {
    if (identity && !(await dispatch(loadSession()))) dispatch(signedOut());
  }

  async function handleSubmit({ password }: ResetValues) {
    const score = await scoring.check(password);
    const refusal = score && refusalOf(password, score);
    if (refusal) return { password: refusal };
    const { data } = await resetPassword({ token, password });
    if (!data) return { [FORM_ERROR]: 'unanswered' };
    if (data.error) {
      const failure = resetFailureOf(data.error);
      notify({
        id: 'reset',
        domain: ACCOUNT_DOMAIN,
        type: 'error',
        // Plain texts: where notices are shown, late messages are not there.
        title: formatMessage({ id: 'auth.reset.failed.title' }),
        message: formatMessage({ id: `auth.reset.${failure}.text` }),
        showAfterRedirect: true,
      });
      onSwitch('forgot');
      return undefined;
    }
    await followEndOfSession();
    notify({
      id: 'reset',
      domain: 'reset',
      type: 'success',
      message: formatMessage({ id: 'auth.reset.notice' }),
      hideAfter: SUCCESS_MS,
      // Until then the form itself says so.
      onlyAfterRedirect: true,
    });
    setDone(true);
    onReset?.();
    return undefined;
  }

  if (isDone) {
    return (
      <Confirmation title={<FormattedMessage id="auth.reset.done.title" />} onClose={onClose}>
        <FormattedMessage id="auth.reset.done.text" />
      </Confirmation>
    );
  }
  return (
    <Form<ResetValues>
      onSubmit={handleSubmit}
      validate={(values) => {
        const errors = validateReset(values);
        return { ...errors, password: errors.password ?? scoring.errorOf(values.password) };
      }}
      label={formatMessage({ id: 'auth.reset.title' })}
    >
      {({ submitting }) => (
        <Stack>
          <NewPasswordField scoring={scoring} isFirst />
          <PasswordFormField
            name="passwordConfirm"
            autoComplete="new-password"
            required
            label={<FormattedMessage id="auth.reset.confirm" />}
          />
          <Button type="submit" size="big" full loading={submitting}>
            <FormattedMessage id="auth.reset.submit" />
          </Button>
        </Stack>
      )}
    </Form>
  );
}
