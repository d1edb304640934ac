import type { Order } from '@shop/contracts';
import { formatDate } from '@shop/intl';
import { Heading } from '@shop/ui-kit/heading';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { Panel } from '../shared/Panel';

const Line = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space.m};
    padding: 0 0 ${theme.space.m} ${theme.space.l};
  }
  & > li:last-child {
    padding-bottom: 0;
  }
  /* The line, and on it a point. */
  & > li::before {
    content: '';
    position: absolute;
    inset: 0.75em auto -0.75em 0.3125rem;
    border-inline-start: 2px solid ${theme.color.line};
  }
  & > li:last-child::before {
    display: none;
  }
  & > li::after {
    content: '';
    position: absolute;
    inset: 0.45em auto auto 0;
    width: 0.75rem;
    height: 0.75rem;
    border: 2px solid ${theme.color.accent};
    border-radius: 50%;
    background: ${theme.color.surfaceRaised};
  }
  & > li:last-child::after {
    background: ${theme.color.accent};
  }
  & > li:last-child > strong {
    font-weight: 700;
  }
  & > li > strong {
    font-weight: 400;
  }
  & > li > time {
    color: ${theme.color.textMuted};
  }
`;

/** What became of an order, day by day. */
export function OrderTimeline({ events }: Pick<Order, 'events'>) {
  return (
    <Panel aria-labelledby="order-events">
      <Heading level={2} size="l" id="order-events">
        <FormattedMessage id="profile.order.events" />
      </Heading>
      <Line role="list">
        {events.map(({ status, at }, index) => (
          <li key={`${status} ${at}`} aria-current={index === events.length - 1 ? 'step' : undefined}>
            <strong>
              <FormattedMessage id={`profile.status.${status}`} />
            </strong>
            <time dateTime={new Date(at).toISOString()}>{formatDate(at)}</time>
          </li>
        ))}
      </Line>
    </Panel>
  );
}
