import { queryRequest } from '@shop/service-client';
import { profileService } from '@shop/service-client/profile';
import { useSession } from '@shop/session';
import { Stack } from '@shop/ui-kit/layout';
import { FormattedMessage } from 'react-intl';
import type { ProfileView, ProfileViewProps } from '../profile-page/ProfileView';
import { Answer } from '../shared/Answer';
import { ViewHeading } from '../shared/ViewHeading';
import { LastOrderPanel } from './LastOrderPanel';
import { OpenVouchersPanel } from './OpenVouchersPanel';
import { Shortcuts } from './Shortcuts';
import { WaitingPanel } from './WaitingPanel';

const overviewOf = ({ customerId }: ProfileViewProps) =>
  queryRequest(profileService.endpoints.getOverview, { of: customerId, args: undefined });

/** What the first page of the profile area reads. */
const requests = (props: ProfileViewProps) => [overviewOf(props)];

/** The first page of the profile area: what waits, the last order, open vouchers, and the way to everything else. */
function OverviewView(props: ProfileViewProps) {
  const { profile, root } = props.content.specialPages;
  const { identity } = useSession();
  return (
    <Stack gap="l">
      <ViewHeading text={<FormattedMessage id="profile.overview.text" />}>
        <FormattedMessage id="profile.overview.greeting" values={{ name: identity?.displayName }} />
      </ViewHeading>
      <Answer request={overviewOf(props)}>
        {({ ret }) => (
          <>
            <WaitingPanel base={profile} overview={ret} />
            <LastOrderPanel base={profile} root={root} overview={ret} />
            {ret.vouchers.length > 0 && <OpenVouchersPanel base={profile} overview={ret} />}
          </>
        )}
      </Answer>
      <Shortcuts base={profile} routes={props.routes} />
    </Stack>
  );
}

export default { View: OverviewView, requests } satisfies ProfileView;
