import type { Price as PriceValue } from '@shop/contracts';
import { formatPrice } from '@shop/intl';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { theme } from '../theme';

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 0.5em;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  & s {
    color: ${theme.color.textMuted};
    font-size: 0.85em;
    font-weight: 400;
  }
  &[data-sale] > span {
    color: ${theme.color.sale};
  }
  &[data-size='large'] {
    font-size: ${theme.text.xl};
  }
`;

export interface PriceProps {
  price: PriceValue | null;
  size?: 'normal' | 'large';
  /** The lowest of several. */
  from?: boolean;
  /** Stands beside it, no higher than the line. */
  children?: ReactNode;
}

/** A price, and the former price if that was higher. */
export function Price({ price, size = 'normal', from = false, children }: PriceProps) {
  if (!price) return null;
  const isSale = price.crossAmount.cents > price.amount.cents;
  const amount = formatPrice(price.amount.cents, price.currency);
  return (
    <Line data-size={size === 'large' ? size : undefined} data-sale={isSale || undefined}>
      <span>
        {isSale && (
          <VisuallyHidden>
            <FormattedMessage id="ui-kit.price.now" />{' '}
          </VisuallyHidden>
        )}
        {from ? <FormattedMessage id="ui-kit.price.from" values={{ price: amount }} /> : amount}
      </span>
      {isSale && (
        <s>
          <VisuallyHidden>
            <FormattedMessage id="ui-kit.price.before" />{' '}
          </VisuallyHidden>
          {formatPrice(price.crossAmount.cents, price.currency)}
        </s>
      )}
      {children}
    </Line>
  );
}
