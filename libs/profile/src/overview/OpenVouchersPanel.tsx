import type { Overview } from '@shop/contracts';
import { formatDate, formatPrice } from '@shop/intl';
import { Heading } from '@shop/ui-kit/heading';
import { Link } from '@shop/ui-kit/link';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { routePath } from '../profile-page/routePath';
import { Panel } from '../shared/Panel';

interface OpenVouchersPanelProps {
  /** Address of the profile area. */
  base: string;
  overview: Overview;
}

/** The vouchers that end first, with what is left of them and until when; and the way to all. */
export function OpenVouchersPanel({ base, overview: { vouchers, hasMoreVouchers } }: OpenVouchersPanelProps) {
  return (
    <Panel aria-labelledby="profile-open-vouchers">
      <Heading level={2} size="l" id="profile-open-vouchers">
        <FormattedMessage id="profile.overview.vouchers" />
      </Heading>
      <List role="list">
        {vouchers.map(({ id, title, balance, currency, validUntil }) => (
          <li key={id}>
            <strong>{title}</strong>
            {balance.cents > 0 && <span>{formatPrice(balance.cents, currency)}</span>}
            <span>
              <FormattedMessage id="profile.voucher.validUntil" values={{ date: formatDate(validUntil) }} />
            </span>
          </li>
        ))}
      </List>
      <p>
        <Link to={routePath(base, 'my-vouchers')}>
          <FormattedMessage id={hasMoreVouchers ? 'profile.overview.moreVouchers' : 'profile.overview.allVouchers'} />
        </Link>
      </p>
    </Panel>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space.s};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.xs} ${theme.space.m};
  }
  & strong {
    flex: 1 1 12rem;
  }
  & span:last-child {
    color: ${theme.color.textMuted};
  }
`;
