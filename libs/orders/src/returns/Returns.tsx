import type { Order } from '@shop/contracts';
import { formatDate } from '@shop/intl';
import { FormattedMessage } from 'react-intl';
import { PlainList } from '../PlainList';

/** What a customer wanted to send back of an order, and what became of it. */
export function Returns({ order: { returns, lines } }: { order: Pick<Order, 'returns' | 'lines'> }) {
  const titleOf = (id: string) => lines.find((line) => line.id === id)?.title ?? '';
  return (
    <PlainList>
      {returns.map(({ id, status, lines: sentBack, answer, requestedAt, decidedAt, receivedAt }) => (
        <li key={id}>
          <strong>
            <FormattedMessage
              id={`orders.returns.status.${status}`}
              values={{ date: formatDate(receivedAt ?? decidedAt ?? requestedAt) }}
            />
          </strong>
          {sentBack.map((line) => (
            <div key={line.id}>
              {line.qty} × {titleOf(line.id)}
            </div>
          ))}
          {answer && (
            <p>
              <FormattedMessage id="orders.returns.answer" values={{ answer }} />
            </p>
          )}
        </li>
      ))}
    </PlainList>
  );
}
