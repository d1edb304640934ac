import type { Order } from '@shop/contracts';
import { Link } from '@shop/ui-kit/link';
import { FormattedMessage, useIntl } from 'react-intl';

/** Writes to the shop about an order: a mail whose subject names it. */
export function ContactLink({ order: { number, shopEmail } }: { order: Pick<Order, 'number' | 'shopEmail'> }) {
  const { formatMessage } = useIntl();
  const subject = formatMessage({ id: 'orders.contact.subject' }, { number });
  return (
    <Link to={`mailto:${shopEmail}?subject=${encodeURIComponent(subject)}`}>
      <FormattedMessage id="orders.contact.link" />
    </Link>
  );
}
