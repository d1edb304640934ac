import { Passkeys } from '@shop/auth/passkeys';
import type { Customer } from '@shop/contracts';
import { queryRequest } from '@shop/service-client';
import { profileService } from '@shop/service-client/profile';
import { useSession } from '@shop/session';
import { Stack } from '@shop/ui-kit/layout';
import { FormattedMessage } from 'react-intl';
import type { ProfileView, ProfileViewProps } from '../profile-page/ProfileView';
import { Answer } from '../shared/Answer';
import { Panel } from '../shared/Panel';
import { ViewHeading } from '../shared/ViewHeading';
import { AddressBook } from './addresses/AddressBook';
import { CloseAccount } from './CloseAccount';
import { DataExport } from './DataExport';
import { EmailForm } from './EmailForm';
import { MailChoices } from './MailChoices';
import { PasswordForm } from './PasswordForm';
import { PersonForm } from './PersonForm';
import { SignIns } from './SignIns';

const { getMails, getOwnRecord, getSignIns } = profileService.endpoints;

const recordOf = ({ customerId }: ProfileViewProps) => queryRequest(getOwnRecord, { of: customerId, args: undefined });
const mailsOf = ({ customerId }: ProfileViewProps) => queryRequest(getMails, { of: customerId, args: undefined });
const signInsOf = ({ customerId }: ProfileViewProps) => queryRequest(getSignIns, { of: customerId, args: undefined });

/** What the page of personal data reads. */
const requests = (props: ProfileViewProps) => [recordOf(props), signInsOf(props), mailsOf(props)];

/** Who the customer is, how they sign in, where they live, and what the shop holds about them. */
function PersonalView(props: ProfileViewProps) {
  return (
    <Stack gap="l">
      <ViewHeading>
        <FormattedMessage id="profile.personal.title" />
      </ViewHeading>
      <Answer request={recordOf(props)}>{({ customer }) => customer && <Personal customer={customer} />}</Answer>
      <Answer request={signInsOf(props)}>{({ ret }) => <SignIns signIns={ret} />}</Answer>
      <Panel>
        <Passkeys />
      </Panel>
      <Answer request={mailsOf(props)}>{({ ret }) => <MailChoices choices={ret} />}</Answer>
      <DataExport />
      <CloseAccount root={props.content.specialPages.root} />
    </Stack>
  );
}

function Personal({ customer }: { customer: Customer }) {
  const { identity } = useSession();
  return (
    <>
      <PersonForm customer={customer} />
      <AddressBook customer={customer} />
      {/* Employees sign in with their directory. */}
      {identity?.kind === 'password' && (
        <>
          <EmailForm customer={customer} />
          <PasswordForm />
        </>
      )}
    </>
  );
}

export default { View: PersonalView, requests } satisfies ProfileView;
