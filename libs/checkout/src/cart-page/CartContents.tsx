import type { CartResult } from '@shop/cart';
import type { Cart, CartItem, CartItemUpdate } from '@shop/contracts';
import { Heading } from '@shop/ui-kit/heading';
import { media, theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { CartLine } from './CartLine';
import { CartTotals } from './CartTotals';
import { UnavailableLine } from './UnavailableLine';

interface CartContentsProps {
  cart: Cart;
  onUpdate: (update: CartItemUpdate, sku: string) => Promise<CartResult>;
  onRemove: (item: CartItem) => Promise<CartResult>;
}

/** Lines beside their totals, which stay in view while scrolling. */
export function CartContents({ cart, onUpdate, onRemove }: CartContentsProps) {
  const { items, unavailableItems, unprocessableItems, summary } = cart;
  const gone = [...unavailableItems, ...unprocessableItems];
  const isPart = ({ parentId }: CartItem) => items.some(({ lineItemId }) => lineItemId === parentId);

  function renderLine(item: CartItem) {
    const parts = items.filter(({ parentId }) => parentId === item.lineItemId);
    return (
      <CartLine key={item.lineItemId} item={item} currency={summary.currency} onUpdate={onUpdate} onRemove={onRemove}>
        {parts.length > 0 && parts.map(renderLine)}
      </CartLine>
    );
  }

  return (
    <Columns>
      <div>
        {items.length > 0 && <Lines>{items.filter((item) => !isPart(item)).map(renderLine)}</Lines>}
        {gone.length > 0 && (
          <section aria-labelledby="cart-gone">
            <Heading level={2} size="l" id="cart-gone">
              <FormattedMessage id="checkout.cartPage.unavailable.title" />
            </Heading>
            <Lines>
              {gone.map((item) => (
                <UnavailableLine key={item.lineItemId} item={item} onRemove={onRemove} />
              ))}
            </Lines>
          </section>
        )}
      </div>
      <CartTotals summary={summary} />
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${theme.space.xl};
  margin-top: ${theme.space.l};
  ${media.laptop} {
    grid-template-columns: 1fr 22rem;
    align-items: start;
  }
  & section {
    margin-top: ${theme.space.xl};
  }
`;

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & li {
    display: grid;
    grid-template-columns: 6rem 1fr;
    gap: ${theme.space.s} ${theme.space.m};
    padding-block: ${theme.space.l};
    border-bottom: 1px solid ${theme.color.line};
    ${media.tablet} {
      grid-template-columns: 8rem 1fr auto;
      gap: ${theme.space.l};
    }
  }
  & > li:first-child {
    border-top: 1px solid ${theme.color.line};
  }
  /* Child lines of a line. */
  & ul {
    grid-column: 1 / -1;
    padding-inline-start: ${theme.space.m};
    border-inline-start: 2px solid ${theme.color.line};
    list-style: none;
    ${media.tablet} {
      margin-inline-start: 4rem;
    }
  }
  & ul > li {
    grid-template-columns: 4rem 1fr;
    padding-block: ${theme.space.s};
    border-bottom: 0;
    ${media.tablet} {
      grid-template-columns: 4rem 1fr auto;
    }
  }
`;
