import { MAX_PASSKEY_NAME_LENGTH } from '@shop/contracts/constants';
import { Form, FORM_ERROR, TextFormField } from '@shop/forms';
import { InlineNotice } from '@shop/notices';
import { Button } from '@shop/ui-kit/button';
import { Stack } from '@shop/ui-kit/layout';
import { check, maxLength, required } from '@shop/validation';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type AddFailure, useAddPasskey } from './useAddPasskey';

interface Values {
  passkeyName: string;
}

const validate = ({ passkeyName }: Partial<Values>) => ({
  passkeyName: check(passkeyName, required, maxLength(MAX_PASSKEY_NAME_LENGTH)),
});

interface AddPasskeyProps {
  /** Called when one has been added. */
  onAdded: () => void;
}

/** Adds a passkey under a name. It begins anew after each. */
export function AddPasskey({ onAdded }: AddPasskeyProps) {
  const { formatMessage } = useIntl();
  const addPasskey = useAddPasskey();
  const [failure, setFailure] = useState<AddFailure | null>(null);
  const [added, setAdded] = useState(0);

  async function handleSubmit({ passkeyName }: Values) {
    setFailure(null);
    const outcome = await addPasskey(passkeyName);
    if (outcome === 'added') {
      setAdded((count) => count + 1);
      onAdded();
      return undefined;
    }
    if (outcome !== 'untold') setFailure(outcome);
    return { [FORM_ERROR]: outcome };
  }

  return (
    <Form<Values>
      key={added}
      onSubmit={handleSubmit}
      validate={validate}
      label={formatMessage({ id: 'auth.passkeys.add.submit' })}
    >
      {({ submitting }) => (
        <Stack>
          <TextFormField
            name="passkeyName"
            autoComplete="off"
            maxLength={MAX_PASSKEY_NAME_LENGTH}
            label={<FormattedMessage id="auth.passkeys.add.name" />}
            hint={<FormattedMessage id="auth.passkeys.add.hint" />}
          />
          {failure && (
            <InlineNotice
              id={`auth.passkeys.${failure}.text`}
              type={failure === 'cancelled' || failure === 'known' ? 'info' : 'error'}
              title={<FormattedMessage id={`auth.passkeys.${failure}.title`} />}
            >
              <FormattedMessage id={`auth.passkeys.${failure}.text`} />
            </InlineNotice>
          )}
          <Button type="submit" mode="secondary" loading={submitting}>
            <FormattedMessage id="auth.passkeys.add.submit" />
          </Button>
        </Stack>
      )}
    </Form>
  );
}
