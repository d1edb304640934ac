import type { Overview } from '@shop/contracts';
import { Heading } from '@shop/ui-kit/heading';
import { Stack } from '@shop/ui-kit/layout';
import { Link } from '@shop/ui-kit/link';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { routePath } from '../profile-page/routePath';
import { Panel } from '../shared/Panel';

interface WaitingPanelProps {
  /** Address of the profile area. */
  base: string;
  overview: Overview;
}

/** What waits for the customer, and what the customer waits for; nothing where nothing does. */
export function WaitingPanel({ base, overview }: WaitingPanelProps) {
  const { waitingOrders, undecidedReviews, undecidedQuestions, unansweredQuestions, hasAddress } = overview;
  const isNothing = waitingOrders.length + undecidedReviews + undecidedQuestions + unansweredQuestions === 0;
  if (isNothing && hasAddress) return null;
  return (
    <Panel aria-labelledby="profile-waiting">
      <Heading level={2} size="l" id="profile-waiting">
        <FormattedMessage id="profile.waiting.title" />
      </Heading>
      <Stack as="ul" role="list" style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {waitingOrders.map(({ kind, orderId, orderNumber }) => (
          <Waiting key={orderId} to={`${routePath(base, 'orders')}/${orderId}`}>
            <FormattedMessage id={`profile.waiting.${kind}`} values={{ number: orderNumber }} />
          </Waiting>
        ))}
        {!hasAddress && (
          <Waiting to={routePath(base, 'personal')}>
            <FormattedMessage id="profile.waiting.address" />
          </Waiting>
        )}
        {unansweredQuestions > 0 && (
          <Waiting to={routePath(base, 'questions')}>
            <FormattedMessage id="profile.waiting.unanswered" values={{ count: unansweredQuestions }} />
          </Waiting>
        )}
        {undecidedQuestions > 0 && (
          <Waiting to={routePath(base, 'questions')}>
            <FormattedMessage id="profile.waiting.undecidedQuestions" values={{ count: undecidedQuestions }} />
          </Waiting>
        )}
        {undecidedReviews > 0 && (
          <Waiting to={routePath(base, 'reviews')}>
            <FormattedMessage id="profile.waiting.undecidedReviews" values={{ count: undecidedReviews }} />
          </Waiting>
        )}
      </Stack>
    </Panel>
  );
}

function Waiting({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to}>{children}</Link>
    </li>
  );
}
