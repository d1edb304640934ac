import { useRequestAccountConfirmationMutation, useRequestAccountRecoveryMutation } from '@shop/service-client/account';
import { ButtonLink } from '@shop/ui-kit/button';
import { keepFocus } from '@shop/ui-kit/kept-focus';
import { isPlainClick } from '@shop/ui-kit/link';
import { Spinner } from '@shop/ui-kit/spinner';
import { type MouseEvent, use, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ProfileUrl } from '../forms/ProfileUrl';

interface ResendMailProps {
  kind: 'recovery' | 'confirmation';
  identifier: string;
}

type Outcome = 'sent' | 'notFound' | 'failed';

/**
 * Requests the mail that unlocks or confirms an account, and shows the result. Opened in a tab or window of its own it is a
 * link to the profile area (specification, section 2).
 */
export function ResendMail({ kind, identifier }: ResendMailProps) {
  const [requestRecovery, recovery] = useRequestAccountRecoveryMutation();
  const [requestConfirmation, confirmation] = useRequestAccountConfirmationMutation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const profileUrl = use(ProfileUrl);
  const isLoading = recovery.isLoading || confirmation.isLoading;

  function handleClick(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (!isLoading) void send();
  }

  async function send() {
    setOutcome(null);
    const { data } = await (kind === 'recovery' ? requestRecovery : requestConfirmation)(identifier);
    if (!data) setOutcome('failed');
    else if (data.error) setOutcome(data.error === 'IDENTITY_DOES_NOT_EXIST' ? 'notFound' : 'failed');
    else setOutcome('sent');
  }

  return (
    // The link goes once the mail is sent, and its focus would be lost with it.
    <div ref={keepFocus} tabIndex={-1}>
      {outcome !== 'sent' && (
        <ButtonLink
          to={profileUrl}
          mode="transparent"
          size="small"
          aria-busy={isLoading || undefined}
          onClick={handleClick}
        >
          {isLoading && <Spinner />}
          <FormattedMessage id={`auth.resend.${kind}`} />
        </ButtonLink>
      )}
      <p aria-live="polite">{outcome && <FormattedMessage id={`auth.resend.${outcome}`} values={{ identifier }} />}</p>
    </div>
  );
}
