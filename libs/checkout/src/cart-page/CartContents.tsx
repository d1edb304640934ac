import type { Cart, CartItem, SpecialPages } from '@shop/contracts';
import { GIFT_WRAP_ITEM } from '@shop/contracts/constants';
import { Heading } from '@shop/ui-kit/heading';
import { media, theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { CartFooter } from './CartFooter';
import { CartLine } from './CartLine';
import { CartLines } from './CartLines';
import { GiftWrap } from './gift-wrap/GiftWrap';
import { useGiftPapers } from './gift-wrap/useGiftPapers';
import type { LineChanges } from './LineChanges';
import { CartTotals } from './CartTotals';
import { UnavailableLine } from './UnavailableLine';

interface CartContentsProps {
  cart: Cart;
  specialPages: Pick<SpecialPages, 'cart' | 'checkout' | 'root' | 'shipping' | 'cancellation'>;
  changes: LineChanges;
  onEmpty: () => Promise<unknown>;
}

/** Lines beside their totals, which stay in view while scrolling. */
export function CartContents({ cart, specialPages, changes, onEmpty }: CartContentsProps) {
  const { items, unavailableItems, unprocessableItems, summary } = cart;
  const gone = [...unavailableItems, ...unprocessableItems];
  const papers = useGiftPapers(cart);
  const isPaper = ({ productId }: CartItem) => productId === GIFT_WRAP_ITEM;
  const isPart = ({ parentId }: CartItem) => items.some(({ lineItemId }) => lineItemId === parentId);

  function renderLine(item: CartItem) {
    const parts = items.filter(({ parentId }) => parentId === item.lineItemId);
    // Told with the line that it wraps, where it can be changed. Any further paper, as two carts may bring, is a line.
    const wrap = papers !== null && item.wrappable ? parts.find(isPaper) : undefined;
    const shown = parts.filter((part) => part !== wrap);
    return (
      <CartLine
        key={item.lineItemId}
        item={item}
        currency={summary.currency}
        {...changes}
        extra={papers !== null && item.wrappable && <GiftWrap item={item} wrap={wrap} papers={papers} {...changes} />}
      >
        {shown.length > 0 && shown.map(renderLine)}
      </CartLine>
    );
  }

  return (
    <Columns>
      <div>
        {items.length > 0 && <CartLines>{items.filter((item) => !isPart(item)).map(renderLine)}</CartLines>}
        {gone.length > 0 && (
          <section aria-labelledby="cart-gone">
            <Heading level={2} size="l" id="cart-gone">
              <FormattedMessage id="checkout.cartPage.unavailable.title" />
            </Heading>
            <CartLines>
              {gone.map((item) => (
                <UnavailableLine
                  key={item.lineItemId}
                  item={item}
                  reason={reasonOf(item, cart)}
                  root={specialPages.root}
                  {...changes}
                />
              ))}
            </CartLines>
          </section>
        )}
        <CartFooter canShare={items.length > 0} version={cart.version} page={specialPages.cart} onEmpty={onEmpty} />
      </div>
      <CartTotals summary={summary} checkout={items.length > 0 ? specialPages.checkout : null} pages={specialPages} />
    </Columns>
  );
}

function reasonOf(item: CartItem, { unprocessableItems }: Cart) {
  if (unprocessableItems.includes(item)) return 'unprocessable';
  return item.link.url ? 'soldOut' : 'gone';
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  margin-top: ${theme.space.l};
  ${media.laptop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    align-items: start;
  }
  & section {
    margin-top: ${theme.space.xl};
  }
`;
