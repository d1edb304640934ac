import type { Voucher } from '@shop/contracts';
import { formatDate, formatPrice } from '@shop/intl';
import { useFormatDay } from '@shop/orders';
import { Heading } from '@shop/ui-kit/heading';
import { Link } from '@shop/ui-kit/link';
import { theme } from '@shop/ui-kit/theme';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { VoucherLedger } from './VoucherLedger';

const Card = styled.article`
  display: grid;
  gap: ${theme.space.xs};
  overflow-wrap: anywhere;
  & > p {
    color: ${theme.color.textMuted};
  }
  & > p > code {
    color: ${theme.color.text};
    font-size: ${theme.text.l};
    letter-spacing: 0.05em;
  }
  & > blockquote {
    margin: 0;
    font-style: italic;
  }
`;

interface VoucherCardProps {
  voucher: Voucher;
  /** What can be done with it. */
  children?: ReactNode;
}

/** A voucher: what it is worth, where and until when it can be used, and what has become of it. */
export function VoucherCard({ voucher, children }: VoucherCardProps) {
  const { kind, title, subTitle, code, status, link, currency, value, balance, validUntil, message } = voucher;
  const { activation, locations, movements } = voucher;
  const formatDay = useFormatDay();
  return (
    <Card>
      <Heading level={2} size="l">
        {link.url ? <Link to={link.url}>{title}</Link> : title}
      </Heading>
      {subTitle && <p>{subTitle}</p>}
      {message && <blockquote>{message}</blockquote>}
      <p>
        <code>{code}</code>
      </p>
      <p>
        <FormattedMessage id={`profile.voucher.status.${status}`} />
        {' · '}
        <FormattedMessage
          id={kind === 'value' ? 'profile.voucher.balance' : 'profile.voucher.value'}
          values={{ balance: formatPrice(balance.cents, currency), value: formatPrice(value.cents, currency) }}
        />
        {' · '}
        <FormattedMessage id="profile.voucher.validUntil" values={{ date: formatDate(validUntil) }} />
      </p>
      {!activation && locations.length > 0 && (
        <p>
          <FormattedMessage id="profile.voucher.locations" values={{ locations: locations.join(', ') }} />
        </p>
      )}
      {activation && (
        <p>
          <FormattedMessage
            id={activation.location ? 'profile.voucher.bookedAt' : 'profile.voucher.booked'}
            values={{ day: formatDay(activation.date), location: activation.location }}
          />
        </p>
      )}
      {movements.length > 1 && <VoucherLedger movements={movements} currency={currency} />}
      {children}
    </Card>
  );
}
