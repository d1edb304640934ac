import { Form, FORM_ERROR, PasswordFormField } from '@shop/forms';
import { useNotify } from '@shop/notices';
import { useNavigate } from '@shop/router';
import { useShopDispatch } from '@shop/service-client';
import { useDeleteCustomerMutation } from '@shop/service-client/profile';
import { useSession, visitorLeft } from '@shop/session';
import { Button } from '@shop/ui-kit/button';
import { Stack } from '@shop/ui-kit/layout';
import { check, required } from '@shop/validation';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormOutcome } from '../shared/FormOutcome';
import { ownErrorsOf } from './ownErrorsOf';

interface CloseValues {
  password?: string;
}

interface CloseAccountFormProps {
  root: string;
  onKeep: () => void;
}

/** Closes the account by its password; those without one, as of employees, by the button alone. */
export function CloseAccountForm({ root, onKeep }: CloseAccountFormProps) {
  const { formatMessage } = useIntl();
  const { identity } = useSession();
  const [deleteCustomer] = useDeleteCustomerMutation();
  const dispatch = useShopDispatch();
  const navigate = useNavigate();
  const notify = useNotify();
  const hasPassword = identity?.kind === 'password';

  async function handleSubmit({ password }: CloseValues) {
    const { data } = await deleteCustomer(password);
    if (!data) return { [FORM_ERROR]: 'unanswered' };
    if (data.error) return ownErrorsOf(data.error);
    notify({
      id: 'closed',
      domain: 'profile',
      type: 'success',
      // A plain text: the page that is led to is without this one.
      message: formatMessage({ id: 'profile.close.done' }),
      showAfterRedirect: true,
    });
    navigate(root);
    dispatch(visitorLeft());
    return undefined;
  }

  return (
    <Form<CloseValues>
      onSubmit={handleSubmit}
      validate={({ password }) => ({ password: hasPassword ? check(password, required) : undefined })}
    >
      {({ submitting, submitError }) => (
        <Stack>
          <p>
            <FormattedMessage id="profile.close.warning" />
          </p>
          {hasPassword && (
            <PasswordFormField
              name="password"
              autoComplete="current-password"
              required
              label={<FormattedMessage id="profile.password.current" />}
            />
          )}
          <FormOutcome isSaved={false} error={submitError} />
          <Stack gap="s">
            <Button full data-autofocus="" onClick={onKeep}>
              <FormattedMessage id="profile.close.keep" />
            </Button>
            <Button type="submit" mode="secondary" full loading={submitting}>
              <FormattedMessage id="profile.close.submit" />
            </Button>
          </Stack>
        </Stack>
      )}
    </Form>
  );
}
