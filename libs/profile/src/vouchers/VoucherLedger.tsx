import type { Voucher } from '@shop/contracts';
import { formatDate, formatPrice } from '@shop/intl';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';

const Box = styled.details`
  & > summary {
    min-height: 2.75rem;
    line-height: 2.75rem;
    cursor: pointer;
  }
  & > ul {
    display: grid;
    gap: ${theme.space.xs};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > ul > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space.m};
    justify-content: space-between;
    font-variant-numeric: tabular-nums;
  }
  & small {
    margin-inline-start: ${theme.space.s};
    color: ${theme.color.textMuted};
  }
`;

/** Cents that are left after a movement. */
const balanceAfter = (movements: Voucher['movements'], index: number) =>
  movements.slice(0, index + 1).reduce((sum, { amount }) => sum + amount.cents, 0);

/** What was added to a voucher's balance, and taken from it, with what was left each time. */
export function VoucherLedger({ movements, currency }: Pick<Voucher, 'movements' | 'currency'>) {
  return (
    <Box>
      <summary>
        <FormattedMessage id="profile.voucher.ledger" />
      </summary>
      <ul>
        {movements.map(({ kind, amount, at, orderNumber }, index) => (
          <li key={`${at} ${kind} ${orderNumber}`}>
            <span>
              {formatDate(at)}{' '}
              <FormattedMessage id={`profile.voucher.movement.${kind}`} values={{ number: orderNumber }} />
            </span>
            <span>
              {formatPrice(amount.cents, currency)}{' '}
              <small>
                <FormattedMessage
                  id="profile.voucher.balanceAfter"
                  values={{ balance: formatPrice(balanceAfter(movements, index), currency) }}
                />
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Box>
  );
}
