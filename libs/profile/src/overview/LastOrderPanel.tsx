import type { Overview } from '@shop/contracts';
import { ButtonLink } from '@shop/ui-kit/button';
import { Heading } from '@shop/ui-kit/heading';
import { Link } from '@shop/ui-kit/link';
import { FormattedMessage } from 'react-intl';
import { routePath } from '../profile-page/routePath';
import { OrderCard } from '../shared/OrderCard';
import { Panel } from '../shared/Panel';

interface LastOrderPanelProps {
  /** Address of the profile area. */
  base: string;
  /** Address of the shop. */
  root: string;
  overview: Overview;
}

/** The last order with its status, and the way to the others; the way to the shop where there is none. */
export function LastOrderPanel({ base, root, overview: { lastOrder, hasMoreOrders } }: LastOrderPanelProps) {
  const orders = routePath(base, 'orders');
  return (
    <Panel aria-labelledby="profile-last-order">
      <Heading level={2} size="l" id="profile-last-order">
        <FormattedMessage id="profile.overview.lastOrder" />
      </Heading>
      {lastOrder ? (
        <OrderCard order={lastOrder} orders={orders} />
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
      {hasMoreOrders && (
        <p>
          <Link to={orders}>
            <FormattedMessage id="profile.overview.allOrders" />
          </Link>
        </p>
      )}
    </Panel>
  );
}
