import { queryRequest, useRequest } from '@shop/service-client';
import { profileService } from '@shop/service-client/profile';
import { ButtonLink } from '@shop/ui-kit/button';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { Stack } from '@shop/ui-kit/layout';
import { FormattedMessage } from 'react-intl';
import type { ProfileViewProps } from '../profile-page/ProfileView';
import { Answer } from '../shared/Answer';
import { EmptyList } from '../shared/EmptyList';
import { OrderCard } from '../shared/OrderCard';
import { PagedItems } from '../shared/PagedItems';
import { pageOf } from '../shared/pageOf';
import { ViewHeading } from '../shared/ViewHeading';
import { OrderFilter } from './OrderFilter';
import { orderFilterOf } from './orderFilterOf';

const PAGE_SIZE = 10;

/** The orders that the address asks for. */
export const orderListRequest = ({ customerId, search, locale }: ProfileViewProps) =>
  queryRequest(profileService.endpoints.getOrders, {
    of: customerId,
    args: { query: { page: pageOf(search), pageSize: PAGE_SIZE, ...orderFilterOf(search) }, locale },
  });

/** The customer's orders, by year and by what was ordered. */
export function OrderList(props: ProfileViewProps) {
  const { path, search, content } = props;
  const { year, term } = orderFilterOf(search);
  const request = orderListRequest(props);
  // The filter stays, and with it the focus, while other orders are loaded.
  const years = useRequest(request).data?.ret.years ?? [];
  const isFiltered = year !== null || term !== null;
  return (
    <Stack gap="l">
      <ViewHeading>
        <FormattedMessage id="profile.orders.title" />
      </ViewHeading>
      {years.length > 0 && <OrderFilter path={path} years={years} year={year} term={term} />}
      <Answer request={request}>
        {({ ret }) => (
          <PagedItems
            path={path}
            search={search}
            list={ret}
            pageSize={PAGE_SIZE}
            keyOf={({ id }) => id}
            empty={isFiltered ? <NoneFound all={path} /> : <EmptyList of="orders" shop={content.specialPages.root} />}
          >
            {(order) => <OrderCard order={order} orders={path} />}
          </PagedItems>
        )}
      </Answer>
    </Stack>
  );
}

/** In place of a list in which the filter leaves nothing. `all` is the address of the list without it. */
const NoneFound = ({ all }: { all: string }) => (
  <EmptyState
    drawing="list"
    title={<FormattedMessage id="profile.orders.none.title" />}
    text={<FormattedMessage id="profile.orders.none.text" />}
  >
    <ButtonLink to={all} mode="secondary">
      <FormattedMessage id="profile.orders.none.all" />
    </ButtonLink>
  </EmptyState>
);
