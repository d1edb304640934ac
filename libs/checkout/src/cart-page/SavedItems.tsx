import type { CartResult } from '@shop/cart';
import type { Cart, CartItem } from '@shop/contracts';
import { formatPrice } from '@shop/intl';
import { Button } from '@shop/ui-kit/button';
import { Heading } from '@shop/ui-kit/heading';
import { IconCart, IconTrash } from '@shop/ui-kit/icon';
import { Picture } from '@shop/ui-kit/image';
import { media, theme } from '@shop/ui-kit/theme';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { CartLines } from './CartLines';
import { LineText } from './LineText';

interface SavedItemsProps {
  items: Cart['savedItems'];
  onMove: (item: CartItem) => Promise<CartResult>;
  onRemove: (lineItemId: string) => Promise<CartResult>;
}

/** What the visitor has put aside for later. Nothing where there is none. */
export function SavedItems({ items, onMove, onRemove }: SavedItemsProps) {
  if (items.length === 0) return null;
  const lines = items.filter(({ parentId }) => parentId === null);
  return (
    <Saved aria-labelledby="cart-saved">
      <Heading level={2} size="l" id="cart-saved">
        <FormattedMessage id="checkout.saved.title" />
      </Heading>
      <CartLines>
        {lines.map((item) => (
          <SavedLine
            key={item.lineItemId}
            item={item}
            parts={items.filter(({ parentId }) => parentId === item.lineItemId)}
            onMove={onMove}
            onRemove={onRemove}
          />
        ))}
      </CartLines>
    </Saved>
  );
}

interface SavedLineProps extends Omit<SavedItemsProps, 'items'> {
  item: CartItem;
  parts: readonly CartItem[];
}

function SavedLine({ item, parts, onMove, onRemove }: SavedLineProps) {
  const { formatMessage } = useIntl();
  const [isBusy, setBusy] = useState(false);
  const { title, qty, price, maxQuantity } = item;

  async function run(change: () => Promise<CartResult>) {
    if (isBusy) return;
    setBusy(true);
    await change();
    setBusy(false);
  }

  return (
    <li aria-busy={isBusy}>
      <Picture image={item.image} sizes="128px" ratio={1} alt="" />
      <LineText item={item}>
        {maxQuantity > 0 ? (
          formatPrice(price.amount.cents, price.currency)
        ) : (
          <FormattedMessage id="checkout.saved.soldOut" />
        )}
        {qty > 1 && (
          <>
            {' · '}
            <FormattedMessage id="checkout.saved.quantity" values={{ qty }} />
          </>
        )}
        {parts.length > 0 && (
          <>
            {' · '}
            <FormattedMessage
              id="checkout.saved.parts"
              values={{ titles: parts.map((part) => part.title).join(', ') }}
            />
          </>
        )}
      </LineText>
      <Ways>
        {maxQuantity > 0 && (
          <Button
            mode="secondary"
            size="small"
            aria-label={formatMessage({ id: 'checkout.saved.moveItem' }, { title })}
            onClick={() => void run(() => onMove(item))}
          >
            <IconCart />
            <FormattedMessage id="checkout.saved.move" />
          </Button>
        )}
        <Button
          mode="transparent"
          size="small"
          aria-label={formatMessage({ id: 'checkout.cartPage.removeItem' }, { title })}
          onClick={() => void run(() => onRemove(item.lineItemId))}
        >
          <IconTrash />
          <FormattedMessage id="checkout.cartPage.remove" />
        </Button>
      </Ways>
    </li>
  );
}

const Saved = styled.section`
  margin-top: ${theme.space.xxl};
  h2 {
    margin-bottom: ${theme.space.m};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space.xs};
  ${media.tablet} {
    grid-column: auto;
  }
`;
