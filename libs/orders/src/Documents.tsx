import type { Order } from '@shop/contracts';
import { creditNotePath, invoicePath } from '@shop/contracts/invoice-path';
import { formatDate, formatPrice } from '@shop/intl';
import { Link } from '@shop/ui-kit/link';
import { FormattedMessage } from 'react-intl';
import { PlainList } from './PlainList';

interface DocumentsProps {
  order: Pick<Order, 'id' | 'creditNotes' | 'currency'>;
  /** Of the link that led here, for whoever has no account. */
  accessKey?: string | undefined;
}

/** The invoice of an order and its credit notes, as PDFs. */
export function Documents({ order: { id, creditNotes, currency }, accessKey }: DocumentsProps) {
  return (
    <PlainList>
      <li>
        <Link to={invoicePath(id, accessKey)}>
          <FormattedMessage id="orders.documents.invoice" />
        </Link>
      </li>
      {creditNotes.map((note) => (
        <li key={note.id}>
          <Link to={creditNotePath(id, note.id, accessKey)}>
            <FormattedMessage id="orders.documents.creditNote" values={{ number: note.number }} />
          </Link>
          <br />
          <FormattedMessage
            id="orders.documents.creditNote.facts"
            values={{ amount: formatPrice(note.amount.cents, currency), date: formatDate(note.issuedAt) }}
          />
        </li>
      ))}
    </PlainList>
  );
}
