import { Form, FORM_ERROR } from '@shop/forms';
import { ACCOUNT_DOMAIN, InlineNotice, useNotify } from '@shop/notices';
import { useRequestAccountRecoveryMutation } from '@shop/service-client/account';
import { Button } from '@shop/ui-kit/button';
import { Stack } from '@shop/ui-kit/layout';
import { check, email, required } from '@shop/validation';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AuthFormProps } from '../forms/AuthFormProps';
import { AuthLink } from '../forms/AuthLink';
import { Confirmation } from '../forms/Confirmation';
import { IdentifierField } from '../forms/IdentifierField';
import { KeepEmail } from '../forms/KeepEmail';
import { keptEmail } from '../forms/keptEmail';

interface Values {
  email: string;
}

interface Failure {
  reason: 'notFound' | 'failed';
  identifier: string;
}

const validate = (values: Partial<Values>) => ({ email: check(values.email, required, email) });

/** Requests the mail with the link to a new password. */
export default function ForgotForm({ onClose, ...links }: AuthFormProps) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const [request] = useRequestAccountRecoveryMutation();
  const [sentTo, setSentTo] = useState('');
  const [failed, setFailed] = useState<Failure | null>(null);
  const [initialValues] = useState(() => ({ email: keptEmail() }));

  async function handleSubmit(values: Values) {
    setFailed(null);
    const { data } = await request(values.email);
    if (!data) return { [FORM_ERROR]: 'unanswered' };
    if (data.error) {
      const reason = data.error === 'IDENTITY_DOES_NOT_EXIST' ? 'notFound' : 'failed';
      setFailed({ reason, identifier: values.email });
      return { [FORM_ERROR]: reason };
    }
    // Plain text: where notices are shown, late messages are not there.
    const title = formatMessage({ id: 'auth.forgot.notice' });
    notify({ id: 'recovery', domain: ACCOUNT_DOMAIN, type: 'success', title });
    setSentTo(values.email);
    return undefined;
  }

  if (sentTo) {
    return (
      <Confirmation title={<FormattedMessage id="auth.forgot.sent.title" />} onClose={onClose}>
        <FormattedMessage id="auth.forgot.sent.text" values={{ email: sentTo }} />
      </Confirmation>
    );
  }
  return (
    <Stack gap="l">
      <p>
        <FormattedMessage id="auth.forgot.text" />
      </p>
      <Form<Values>
        onSubmit={handleSubmit}
        validate={validate}
        initialValues={initialValues}
        label={formatMessage({ id: 'auth.forgot.title' })}
      >
        {({ submitting, values }) => (
          <Stack>
            <KeepEmail email={values.email} />
            {failed && (
              <InlineNotice
                id={`auth.forgot.${failed.reason}.text`}
                title={<FormattedMessage id={`auth.forgot.${failed.reason}.title`} />}
              >
                <FormattedMessage id={`auth.forgot.${failed.reason}.text`} values={{ identifier: failed.identifier }} />
              </InlineNotice>
            )}
            <IdentifierField name="email" required />
            <Button type="submit" size="big" full loading={submitting}>
              <FormattedMessage id="auth.forgot.submit" />
            </Button>
          </Stack>
        )}
      </Form>
      <p>
        <AuthLink form="login" {...links}>
          <FormattedMessage id="auth.forgot.login" />
        </AuthLink>
      </p>
    </Stack>
  );
}
