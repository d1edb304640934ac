import type { Order } from '@shop/contracts';
import { formatPrice } from '@shop/intl';
import { FormattedMessage } from 'react-intl';

/** What happens next with an order that was not given up, or where it is. */
export function OrderState({ order }: { order: Order }) {
  const { status, payment, totals } = order;
  switch (status) {
    case 'readyForPickUp':
    case 'shipped':
    case 'delivered':
    case 'completed':
    case 'returned':
    case 'refunded':
      return <FormattedMessage id={`checkout.order.status.${status}`} />;
    default:
  }
  if (payment.method === 'pre' && payment.status === 'open') {
    const amount = formatPrice(payment.amount.cents, totals.currency);
    return <FormattedMessage id="checkout.order.next.pre" values={{ amount }} />;
  }
  if (payment.method === 'inv') return <FormattedMessage id="checkout.order.next.inv" />;
  if (payment.method === 'on-pickup') return <FormattedMessage id="checkout.order.next.on-pickup" />;
  return <FormattedMessage id="checkout.order.next.paid" />;
}
