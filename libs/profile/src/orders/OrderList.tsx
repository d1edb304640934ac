import { queryRequest, useRequest } from '@shop/service-client';
import { profileService } from '@shop/service-client/profile';
import { ButtonLink } from '@shop/ui-kit/button';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { Stack } from '@shop/ui-kit/layout';
import { FormattedMessage } from 'react-intl';
import type { ProfileViewProps } from '../profile-page/ProfileView';
import { Answer } from '../shared/Answer';
import { EmptyList } from '../shared/EmptyList';
import { Items } from '../shared/Items';
import { OrderCard } from '../shared/OrderCard';
import { PageLinks } from '../shared/PageLinks';
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
        {({ ret: { items, count } }) => (
          <>
            {items.length > 0 && (
              <Items role="list">
                {items.map((order) => (
                  <li key={order.id}>
                    <OrderCard order={order} orders={path} />
                  </li>
                ))}
              </Items>
            )}
            {items.length === 0 && isFiltered && (
              <EmptyState
                drawing="list"
                title={<FormattedMessage id="profile.orders.none.title" />}
                text={<FormattedMessage id="profile.orders.none.text" />}
              >
                <ButtonLink to={path} mode="secondary">
                  <FormattedMessage id="profile.orders.none.all" />
                </ButtonLink>
              </EmptyState>
            )}
            {items.length === 0 && !isFiltered && <EmptyList of="orders" shop={content.specialPages.root} />}
            <PageLinks path={path} search={search} count={count} pageSize={PAGE_SIZE} />
          </>
        )}
      </Answer>
    </Stack>
  );
}
