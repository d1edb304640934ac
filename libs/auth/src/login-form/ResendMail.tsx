import { useRequestAccountConfirmationMutation, useRequestAccountRecoveryMutation } from '@shop/service-client/account';
import { Button } from '@shop/ui-kit/button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

interface ResendMailProps {
  kind: 'recovery' | 'confirmation';
  identifier: string;
}

type Outcome = 'sent' | 'notFound' | 'failed';

/** Requests the mail that unlocks or confirms an account, and shows the result. */
export function ResendMail({ kind, identifier }: ResendMailProps) {
  const [requestRecovery, recovery] = useRequestAccountRecoveryMutation();
  const [requestConfirmation, confirmation] = useRequestAccountConfirmationMutation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function handleClick() {
    setOutcome(null);
    const { data } = await (kind === 'recovery' ? requestRecovery : requestConfirmation)(identifier);
    if (!data) setOutcome('failed');
    else if (data.error) setOutcome(data.error === 'IDENTITY_DOES_NOT_EXIST' ? 'notFound' : 'failed');
    else setOutcome('sent');
  }

  return (
    <>
      {outcome !== 'sent' && (
        <Button
          mode="transparent"
          size="small"
          loading={recovery.isLoading || confirmation.isLoading}
          onClick={() => void handleClick()}
        >
          <FormattedMessage id={`auth.resend.${kind}`} />
        </Button>
      )}
      <p aria-live="polite">{outcome && <FormattedMessage id={`auth.resend.${outcome}`} values={{ identifier }} />}</p>
    </>
  );
}
