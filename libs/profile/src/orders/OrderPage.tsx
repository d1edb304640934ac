import { useBuyAgain } from '@shop/cart';
import type { Order } from '@shop/contracts';
import { formatDate, formatPrice } from '@shop/intl';
import { BuyOrderAgain, CancelOrder, ContactLink, ReturnOrder } from '@shop/orders';
import { queryRequest } from '@shop/service-client';
import { profileService } from '@shop/service-client/profile';
import { ButtonLink } from '@shop/ui-kit/button';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { Inline, Stack } from '@shop/ui-kit/layout';
import { Link } from '@shop/ui-kit/link';
import { FormattedMessage } from 'react-intl';
import type { ProfileViewProps } from '../profile-page/ProfileView';
import { routePath } from '../profile-page/routePath';
import { Answer } from '../shared/Answer';
import { OrderStatusTag } from '../shared/OrderStatusTag';
import { ViewHeading } from '../shared/ViewHeading';
import { OrderFacts } from './OrderFacts';
import { OrderNews } from './OrderNews';
import { OrderLines } from './OrderLines';
import { OrderTimeline } from './OrderTimeline';

/** The order that the address names. */
export const orderRequest = ({ customerId, rest, locale }: ProfileViewProps) =>
  queryRequest(profileService.endpoints.getOwnOrder, { of: customerId, args: { id: rest, key: undefined, locale } });

/** An order of the customer: what became of it, what is in it, and what can be done about it. */
export function OrderPage(props: ProfileViewProps) {
  const { specialPages } = props.content;
  const list = routePath(specialPages.profile, 'orders');
  return (
    <Answer request={orderRequest(props)}>
      {({ ret: order }) =>
        order ? (
          <KnownOrder order={order} list={list} cart={specialPages.cart} />
        ) : (
          <EmptyState drawing="signpost" level={1} title={<FormattedMessage id="profile.order.notFound" />}>
            <ButtonLink to={list}>
              <FormattedMessage id="profile.order.back" />
            </ButtonLink>
          </EmptyState>
        )
      }
    </Answer>
  );
}

interface KnownOrderProps {
  order: Order;
  /** Addresses of the list and the cart. */
  list: string;
  cart: string;
}

function KnownOrder({ order, list, cart }: KnownOrderProps) {
  const { number, status, orderedAt, itemCount, total, currency } = order;
  const { isBuying, buyAgain } = useBuyAgain(cart);
  return (
    <Stack gap="l">
      <Stack gap="s">
        <p data-actions="">
          <Link to={list}>
            <FormattedMessage id="profile.order.back" />
          </Link>
        </p>
        <Inline gap="m">
          <ViewHeading>
            <FormattedMessage id="profile.order.title" values={{ number }} />
          </ViewHeading>
          <OrderStatusTag status={status} />
        </Inline>
        <p>
          <FormattedMessage
            id="profile.order.facts"
            values={{ date: formatDate(orderedAt), count: itemCount, total: formatPrice(total.cents, currency) }}
          />
        </p>
      </Stack>
      <OrderTimeline events={order.events} />
      <OrderLines order={order} />
      <OrderFacts order={order} />
      <OrderNews order={order} />
      <Inline gap="m" data-actions="">
        <BuyOrderAgain order={order} isBuying={isBuying} onBuy={(items) => void buyAgain(items)} />
        <CancelOrder order={order} />
        <ReturnOrder order={order} />
        <ContactLink order={order} />
      </Inline>
    </Stack>
  );
}
