import { mailDefaults, type MailKind } from '@shop/contracts/mail-kinds';
import { useSetMailMutation } from '@shop/service-client/profile';
import { CheckboxField } from '@shop/ui-kit/field';
import { Heading } from '@shop/ui-kit/heading';
import { FormattedMessage, useIntl } from 'react-intl';
import { Panel } from '../shared/Panel';
import { useSentChoice } from '../shared/useSentChoice';

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
  const [setMail] = useSetMailMutation();
  const { chosen, choose } = useSentChoice(`mail ${kind}`, wanted, (next) => setMail({ kind, wanted: next }));
  return (
    <CheckboxField
      label={<FormattedMessage id={`profile.mails.${kind}`} />}
      hint={kind === 'questionAsked' ? formatMessage({ id: 'profile.mails.questionAsked.hint' }) : undefined}
      checked={chosen}
      onChange={(event) => void choose(event.currentTarget.checked)}
    />
  );
}
