import type { AppliedCode, Totals } from '@shop/contracts';
import { formatPrice } from '@shop/intl';
import { theme } from '@shop/ui-kit/theme';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { codeName } from './codeName';

interface OrderSumsProps {
  totals: Totals;
  /** The codes that took something off or paid. */
  codes: readonly AppliedCode[];
  /** Whether the price of the delivery is known. */
  hasDelivery: boolean;
  /** What the last sum is called, where it is no longer to be paid. */
  dueLabel?: ReactNode;
}

/** The sums of a checkout or an order, as the services computed them. */
export function OrderSums({ totals, codes, hasDelivery, dueLabel }: OrderSumsProps) {
  const intl = useIntl();
  const { items, discount, delivery, due, taxes, currency } = totals;
  const price = (cents: number) => formatPrice(cents, currency);
  const free = <FormattedMessage id="orders.sums.free" />;
  const promotion = codes.find(({ kind, amount }) => kind === 'promotion' && amount.cents > 0);
  const vouchersUsed = codes.filter(({ kind, amount }) => kind !== 'promotion' && amount.cents > 0);
  const deliveryText = delivery.cents === 0 ? free : price(delivery.cents);
  return (
    <List>
      <Sum label={<FormattedMessage id="orders.sums.items" />}>{price(items.cents)}</Sum>
      {discount.cents > 0 && (
        <Sum label={promotion?.title || <FormattedMessage id="orders.sums.discount" />}>{price(-discount.cents)}</Sum>
      )}
      <Sum label={<FormattedMessage id="orders.sums.delivery" />}>
        {hasDelivery ? deliveryText : <FormattedMessage id="orders.sums.deliveryOpen" />}
      </Sum>
      {vouchersUsed.map((code) => (
        <Sum key={code.id} label={codeName(code, intl)}>
          {price(-code.amount.cents)}
        </Sum>
      ))}
      <Sum isTotal label={dueLabel ?? <FormattedMessage id="orders.sums.due" />}>
        {price(due.cents)}
      </Sum>
      {taxes.map(({ permille, tax }) => (
        <Sum key={permille} label={<FormattedMessage id="orders.sums.tax" values={{ rate: permille / 10 }} />}>
          {price(tax.cents)}
        </Sum>
      ))}
    </List>
  );
}

interface SumProps {
  label: ReactNode;
  isTotal?: boolean;
  children: ReactNode;
}

const Sum = ({ label, isTotal = false, children }: SumProps) => (
  <div data-total={isTotal ? '' : undefined}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const List = styled.dl`
  display: grid;
  gap: ${theme.space.s};
  margin: 0;
  & > div {
    display: flex;
    gap: ${theme.space.m};
    justify-content: space-between;
    color: ${theme.color.textMuted};
    font-size: ${theme.text.s};
    font-variant-numeric: tabular-nums;
  }
  & > div[data-total] {
    padding-top: ${theme.space.m};
    border-top: 1px solid ${theme.color.line};
    color: ${theme.color.text};
    font-size: ${theme.text.xl};
    font-weight: 700;
  }
  & dd {
    margin: 0;
    text-align: end;
  }
`;
