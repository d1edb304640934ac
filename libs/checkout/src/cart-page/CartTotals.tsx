import type { Cart, SpecialPages } from '@shop/contracts';
import { formatPrice } from '@shop/intl';
import { ButtonLink } from '@shop/ui-kit/button';
import { Heading } from '@shop/ui-kit/heading';
import { Link } from '@shop/ui-kit/link';
import { LiveRegion } from '@shop/ui-kit/live-region';
import { media, theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';

interface CartTotalsProps {
  summary: Cart['summary'];
  /** Address of the checkout; null where there is nothing to order. */
  checkout: string | null;
  pages: Pick<SpecialPages, 'shipping' | 'cancellation'>;
}

/**
 * Totals of the cart, as the services computed them, and the way to the checkout. Prices include tax, which is shown for
 * information.
 */
export function CartTotals({ summary, checkout, pages }: CartTotalsProps) {
  const { itemCount, subTotal, tax, total, currency } = summary;
  const price = ({ cents }: { cents: number }) => formatPrice(cents, currency);
  return (
    <Panel aria-labelledby="cart-totals">
      <Heading level={2} size="l" id="cart-totals">
        <FormattedMessage id="checkout.cartTotals.title" />
      </Heading>
      <dl>
        <div>
          <dt>
            <FormattedMessage id="checkout.cartTotals.items" values={{ count: itemCount }} />
          </dt>
          <dd>{price(subTotal)}</dd>
        </div>
        <div data-total="">
          <dt>
            <FormattedMessage id="checkout.cartTotals.total" />
          </dt>
          <dd>{price(total)}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="checkout.cartTotals.tax" />
          </dt>
          <dd>{price(tax)}</dd>
        </div>
      </dl>
      {checkout && (
        <ButtonLink to={checkout} size="big" full>
          <FormattedMessage id="checkout.cartTotals.checkout" />
        </ButtonLink>
      )}
      <p>
        <Link to={pages.shipping}>
          <FormattedMessage id="checkout.cartTotals.shipping" />
        </Link>
        <Link to={pages.cancellation}>
          <FormattedMessage id="checkout.cartTotals.returns" />
        </Link>
      </p>
      <LiveRegion>
        <FormattedMessage id="checkout.cartTotals.announced" values={{ total: price(total) }} />
      </LiveRegion>
    </Panel>
  );
}

const Panel = styled.section`
  && {
    margin-top: 0;
  }
  padding: ${theme.space.l};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surfaceSunken};
  ${media.laptop} {
    position: sticky;
    top: calc(${theme.header.height} + ${theme.space.m});
  }
  & dl {
    display: grid;
    gap: ${theme.space.s};
    margin: ${theme.space.m} 0 0;
  }
  & > a {
    margin-top: ${theme.space.l};
  }
  & dl > div {
    display: flex;
    gap: ${theme.space.m};
    justify-content: space-between;
    color: ${theme.color.textMuted};
    font-size: ${theme.text.s};
    font-variant-numeric: tabular-nums;
  }
  & dl > div[data-total] {
    padding-top: ${theme.space.m};
    border-top: 1px solid ${theme.color.line};
    color: ${theme.color.text};
    font-size: ${theme.text.xl};
    font-weight: 700;
  }
  & dd {
    margin: 0;
  }
  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.xs} ${theme.space.l};
    margin-block-start: ${theme.space.m};
    font-size: ${theme.text.s};
  }
`;
