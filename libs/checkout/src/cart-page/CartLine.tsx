import type { CartResult } from '@shop/cart';
import type { CartItem, CartItemUpdate, Price as PriceValue } from '@shop/contracts';
import { MAX_CART_QUANTITY } from '@shop/contracts/constants';
import { formatPrice, type MessageId } from '@shop/intl';
import { Button } from '@shop/ui-kit/button';
import { QuantityField } from '@shop/ui-kit/field';
import { IconTrash } from '@shop/ui-kit/icon';
import { Picture } from '@shop/ui-kit/image';
import { media, theme } from '@shop/ui-kit/theme';
import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { LineText } from './LineText';

interface CartLineProps {
  item: CartItem;
  currency: PriceValue['currency'];
  onUpdate: (update: CartItemUpdate, sku: string) => Promise<CartResult>;
  onRemove: (item: CartItem) => Promise<CartResult>;
  /** Its child lines. */
  children?: ReactNode;
}

/** One article of the cart: quantity, price, remove button, and its child lines below. */
export function CartLine({ item, currency, onUpdate, onRemove, children }: CartLineProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const [isBusy, setBusy] = useState(false);
  const [errorId, setErrorId] = useState<MessageId | null>(null);
  const { lineItemId, sku, qty, title, price, rowTotalPrice, maxQuantity } = item;

  async function run(change: () => Promise<CartResult>) {
    if (isBusy) return;
    setBusy(true);
    const { quantityError } = await change();
    setErrorId(quantityError ? `validation.${quantityError}` : null);
    setBusy(false);
  }

  return (
    <li aria-busy={isBusy}>
      <Picture image={item.image} sizes="128px" ratio={1} alt="" />
      <LineText item={item} titleId={titleId}>
        {qty > 1 && (
          <FormattedMessage
            id="checkout.cartPage.each"
            values={{ price: formatPrice(price.amount.cents, price.currency) }}
          />
        )}
      </LineText>
      <Controls>
        <strong>{formatPrice(rowTotalPrice.amount.cents, currency)}</strong>
        <QuantityField
          label={formatMessage({ id: 'checkout.cartPage.quantity' }, { title })}
          value={qty}
          min={1}
          max={Math.max(qty, Math.min(maxQuantity, MAX_CART_QUANTITY))}
          onChange={(next) => void run(() => onUpdate({ id: lineItemId, qty: next }, sku))}
        />
        {errorId && (
          <span role="alert">
            <FormattedMessage id={errorId} />
          </span>
        )}
        <Button
          mode="transparent"
          size="small"
          aria-label={formatMessage({ id: 'checkout.cartPage.removeItem' }, { title })}
          onClick={() => void run(() => onRemove(item))}
        >
          <IconTrash />
          <FormattedMessage id="checkout.cartPage.remove" />
        </Button>
      </Controls>
      {children && <ul aria-labelledby={titleId}>{children}</ul>}
    </li>
  );
}

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${theme.space.xs};
  align-items: center;
  justify-content: space-between;
  & > strong {
    order: 1;
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
  & > span {
    color: ${theme.color.danger};
    font-size: ${theme.text.s};
  }
  ${media.tablet} {
    flex-direction: column;
    grid-column: auto;
    align-items: flex-end;
    gap: ${theme.space.s};
    & > strong {
      order: 0;
      font-size: ${theme.text.l};
    }
  }
`;
