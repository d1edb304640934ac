import { mailDefaults, type MailKind } from '@shop/contracts/mail-kinds';
import { useSetMailMutation } from '@shop/service-client/profile';
import { CheckboxField } from '@shop/ui-kit/field';
import { Heading } from '@shop/ui-kit/heading';
import { FormattedMessage, useIntl } from 'react-intl';
import { Panel } from '../shared/Panel';

const kinds = Object.keys(mailDefaults) as MailKind[];

/** Which mails the customer wants, besides those that always come. */
export function MailChoices({ choices }: { choices: Readonly<Record<MailKind, boolean>> }) {
  return (
    <Panel aria-labelledby="profile-mails">
      <Heading level={2} size="l" id="profile-mails">
        <FormattedMessage id="profile.mails.title" />
      </Heading>
      <p>
        <FormattedMessage id="profile.mails.text" />
      </p>
      {kinds.map((kind) => (
        <MailChoice key={kind} kind={kind} wanted={choices[kind]} />
      ))}
    </Panel>
  );
}

function MailChoice({ kind, wanted }: { kind: MailKind; wanted: boolean }) {
  const { formatMessage } = useIntl();
  const [setMail, { isLoading, originalArgs }] = useSetMailMutation();
  return (
    <CheckboxField
      label={<FormattedMessage id={`profile.mails.${kind}`} />}
      hint={kind === 'questionAsked' ? formatMessage({ id: 'profile.mails.questionAsked.hint' }) : undefined}
      // As pressed while it is under way.
      checked={isLoading && originalArgs ? originalArgs.wanted : wanted}
      onChange={(event) => void setMail({ kind, wanted: event.currentTarget.checked })}
    />
  );
}
