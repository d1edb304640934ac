import type { Checkout } from '@shop/contracts';
import { formatPrice } from '@shop/intl';
import { OrderSums } from '@shop/orders';
import { Heading } from '@shop/ui-kit/heading';
import { IconChevronDown } from '@shop/ui-kit/icon';
import { LiveRegion } from '@shop/ui-kit/live-region';
import { media, theme } from '@shop/ui-kit/theme';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { Codes } from '../codes/Codes';
import { ArticleLines } from './ArticleLines';

/**
 * What is ordered, and what it costs. Beside the step on wide screens; on narrow ones it is closed, with the sum always
 * in view at the bottom of the window.
 */
export function Summary({ checkout }: { checkout: Checkout }) {
  const { cart, totals, delivery, codes } = checkout;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const total = formatPrice(totals.due.cents, totals.currency);
  return (
    <Panel aria-labelledby={`${id}-title`} data-open={isOpen ? '' : undefined}>
      <Heading level={2} size="l" id={`${id}-title`}>
        <FormattedMessage id="checkout.summary.title" />
      </Heading>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <span>
          <FormattedMessage id="checkout.summary.toggle" values={{ count: cart.summary.itemCount }} />
        </span>
        <strong>{total}</strong>
        <IconChevronDown />
      </button>
      <div id={id}>
        <ArticleLines
          currency={totals.currency}
          lines={cart.items.map(({ lineItemId, rowTotalPrice, ...item }) => ({
            ...item,
            id: lineItemId,
            cents: rowTotalPrice.amount.cents,
          }))}
        />
        <Codes codes={codes} />
        <OrderSums totals={totals} codes={codes} hasDelivery={delivery !== null} />
      </div>
      <LiveRegion>
        <FormattedMessage id="checkout.summary.announced" values={{ total }} />
      </LiveRegion>
    </Panel>
  );
}

const Panel = styled.section`
  position: sticky;
  z-index: 1;
  inset-block-end: 0;
  margin-inline: calc(-1 * ${theme.space.gutter});
  padding: ${theme.space.xs} ${theme.space.gutter};
  border-block-start: 1px solid ${theme.color.line};
  background: ${theme.color.surfaceSunken};
  & > h2 {
    display: none;
  }
  & > button {
    display: flex;
    align-items: center;
    gap: ${theme.space.s};
    inline-size: 100%;
    min-block-size: 3rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  & > button > span {
    flex: 1;
  }
  & > button > strong {
    font-size: ${theme.text.l};
    font-variant-numeric: tabular-nums;
  }
  & > button > svg {
    rotate: 0.5turn;
    transition: rotate ${theme.motion.fast};
  }
  &[data-open] > button > svg {
    rotate: 0turn;
  }
  & > div[id] {
    display: none;
    gap: ${theme.space.l};
    max-block-size: 60vh;
    padding-block: ${theme.space.m};
    overflow-y: auto;
  }
  &[data-open] > div[id] {
    display: grid;
  }
  ${media.laptop} {
    inset-block: calc(${theme.header.height} + ${theme.space.m}) auto;
    margin-inline: 0;
    padding: ${theme.space.l};
    border: 0;
    border-radius: ${theme.radius.m};
    & > h2 {
      display: block;
    }
    & > button {
      display: none;
    }
    & > div[id] {
      display: grid;
      max-block-size: none;
      padding-block: ${theme.space.m} 0;
      overflow: visible;
    }
  }
`;
