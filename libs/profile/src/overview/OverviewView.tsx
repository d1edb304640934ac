import { queryRequest } from '@shop/service-client';
import { profileService } from '@shop/service-client/profile';
import { useSession } from '@shop/session';
import { ButtonLink } from '@shop/ui-kit/button';
import { Heading } from '@shop/ui-kit/heading';
import { Stack } from '@shop/ui-kit/layout';
import { Link } from '@shop/ui-kit/link';
import { FormattedMessage } from 'react-intl';
import type { ProfileView, ProfileViewProps } from '../profile-page/ProfileView';
import { routePath } from '../profile-page/routePath';
import { Answer } from '../shared/Answer';
import { OrderCard } from '../shared/OrderCard';
import { Panel } from '../shared/Panel';
import { ViewHeading } from '../shared/ViewHeading';
import { Shortcuts } from './Shortcuts';
import { WaitingPanel } from './WaitingPanel';

const { getOrders, getOwnRecord } = profileService.endpoints;

/** The last orders: enough to see what waits. */
const ordersOf = ({ customerId, locale }: ProfileViewProps) =>
  queryRequest(getOrders, { of: customerId, args: { query: { page: 0, pageSize: 5 }, locale } });

const recordOf = ({ customerId }: ProfileViewProps) => queryRequest(getOwnRecord, { of: customerId, args: undefined });

/** What the first page of the profile area reads. */
const requests = (props: ProfileViewProps) => [ordersOf(props), recordOf(props)];

/** The first page of the profile area: the last order, what waits, and the way to everything else. */
function OverviewView(props: ProfileViewProps) {
  const { profile, root } = props.content.specialPages;
  const { identity } = useSession();
  const orders = routePath(profile, 'orders');
  return (
    <Stack gap="l">
      <ViewHeading text={<FormattedMessage id="profile.overview.text" />}>
        <FormattedMessage id="profile.overview.greeting" values={{ name: identity?.displayName }} />
      </ViewHeading>
      <Answer request={ordersOf(props)}>
        {({ ret: { items, count } }) => (
          <>
            <Answer request={recordOf(props)} fallback={null}>
              {({ customer }) => <WaitingPanel base={profile} orders={items} customer={customer} />}
            </Answer>
            <Panel aria-labelledby="profile-last-order">
              <Heading level={2} size="l" id="profile-last-order">
                <FormattedMessage id="profile.overview.lastOrder" />
              </Heading>
              {items[0] ? (
                <>
                  <OrderCard order={items[0]} orders={orders} />
                  {count > 1 && (
                    <p>
                      <Link to={orders}>
                        <FormattedMessage id="profile.overview.allOrders" values={{ count }} />
                      </Link>
                    </p>
                  )}
                </>
              ) : (
                <>
                  <p>
                    <FormattedMessage id="profile.orders.empty.text" />
                  </p>
                  <p>
                    <ButtonLink to={root} mode="secondary">
                      <FormattedMessage id="profile.list.toShop" />
                    </ButtonLink>
                  </p>
                </>
              )}
            </Panel>
          </>
        )}
      </Answer>
      <Shortcuts base={profile} routes={props.routes} />
    </Stack>
  );
}

export default { View: OverviewView, requests } satisfies ProfileView;
