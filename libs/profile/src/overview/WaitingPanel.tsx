import type { Customer, OrderSummary } from '@shop/contracts';
import { Heading } from '@shop/ui-kit/heading';
import { Stack } from '@shop/ui-kit/layout';
import { Link } from '@shop/ui-kit/link';
import { FormattedMessage } from 'react-intl';
import { routePath } from '../profile-page/routePath';
import { Panel } from '../shared/Panel';

interface WaitingPanelProps {
  /** Address of the profile area. */
  base: string;
  orders: readonly OrderSummary[];
  customer: Customer | null;
}

/** What waits for the customer; nothing where nothing does. */
export function WaitingPanel({ base, orders, customer }: WaitingPanelProps) {
  const ready = orders.filter(({ status }) => status === 'readyForPickUp');
  const hasAddress = !customer || customer.address.streetName !== '';
  if (ready.length === 0 && hasAddress) return null;
  return (
    <Panel aria-labelledby="profile-waiting">
      <Heading level={2} size="l" id="profile-waiting">
        <FormattedMessage id="profile.waiting.title" />
      </Heading>
      <Stack as="ul" role="list" style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {ready.map(({ id, number }) => (
          <li key={id}>
            <Link to={`${routePath(base, 'orders')}/${id}`}>
              <FormattedMessage id="profile.waiting.pickUp" values={{ number }} />
            </Link>
          </li>
        ))}
        {!hasAddress && (
          <li>
            <Link to={routePath(base, 'personal')}>
              <FormattedMessage id="profile.waiting.address" />
            </Link>
          </li>
        )}
      </Stack>
    </Panel>
  );
}
