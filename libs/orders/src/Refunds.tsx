import type { Currency, Refund } from '@shop/contracts';
import { formatDate, formatPrice } from '@shop/intl';
import { FormattedMessage } from 'react-intl';
import { PlainList } from './PlainList';

interface RefundsProps {
  refunds: readonly Refund[];
  currency: Currency;
}

/** What was given back of an order, and what will be. */
export function Refunds({ refunds, currency }: RefundsProps) {
  return (
    <PlainList>
      {refunds.map(({ id, amount: { cents }, paidAt }) => {
        const amount = formatPrice(cents, currency);
        return (
          <li key={id}>
            {paidAt === null ? (
              <FormattedMessage id="orders.refunds.due" values={{ amount }} />
            ) : (
              <FormattedMessage id="orders.refunds.paid" values={{ amount, date: formatDate(paidAt) }} />
            )}
          </li>
        );
      })}
    </PlainList>
  );
}
