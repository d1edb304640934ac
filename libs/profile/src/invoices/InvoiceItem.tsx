import type { InvoiceSummary } from '@shop/contracts';
import { creditNotePath } from '@shop/contracts/invoice-path';
import { formatDate, formatPrice } from '@shop/intl';
import { ButtonLink } from '@shop/ui-kit/button';
import { Heading } from '@shop/ui-kit/heading';
import { Link } from '@shop/ui-kit/link';
import { media, theme } from '@shop/ui-kit/theme';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';

const Row = styled.article`
  display: grid;
  gap: ${theme.space.s} ${theme.space.m};
  align-items: center;
  & > div {
    display: grid;
    gap: ${theme.space.xxs};
  }
  & > div > p {
    color: ${theme.color.textMuted};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

interface InvoiceItemProps {
  invoice: InvoiceSummary;
  /** Address of the order. */
  order: string;
}

/** A bill: what it comes to, what of it is paid and due, and the document itself. */
export function InvoiceItem({ invoice, order }: InvoiceItemProps) {
  const { formatMessage } = useIntl();
  const { number, orderNumber, issuedAt, amount, paid, due, dueAt, currency, url, orderId, creditNotes } = invoice;
  const price = ({ cents }: { cents: number }) => formatPrice(cents, currency);
  return (
    <Row>
      <div>
        <Heading level={2} size="l">
          <FormattedMessage id="profile.invoice.title" values={{ number }} />
        </Heading>
        <p>
          {formatDate(issuedAt)} ·{' '}
          <Link to={order}>
            <FormattedMessage id="profile.order.title" values={{ number: orderNumber }} />
          </Link>
        </p>
        <p>
          <FormattedMessage id="profile.invoice.amount" values={{ amount: price(amount), paid: price(paid) }} />
        </p>
        {creditNotes.map((note) => (
          <p key={note.id}>
            <Link to={creditNotePath(orderId, note.id)}>
              <FormattedMessage id="orders.documents.creditNote" values={{ number: note.number }} />
            </Link>{' '}
            <FormattedMessage
              id="orders.documents.creditNote.facts"
              values={{ amount: price(note.amount), date: formatDate(note.issuedAt) }}
            />
          </p>
        ))}
        {due.cents > 0 && (
          <strong>
            <FormattedMessage
              id={dueAt === null ? 'profile.invoice.due' : 'profile.invoice.dueBy'}
              values={{ amount: price(due), date: dueAt === null ? '' : formatDate(dueAt) }}
            />
          </strong>
        )}
      </div>
      {url && (
        <div data-actions="">
          <ButtonLink
            to={url}
            mode="secondary"
            size="small"
            aria-label={formatMessage({ id: 'profile.invoice.pdf.label' }, { number })}
          >
            <FormattedMessage id="profile.invoice.pdf" />
          </ButtonLink>
        </div>
      )}
    </Row>
  );
}
