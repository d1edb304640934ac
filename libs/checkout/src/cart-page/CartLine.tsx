import type { CartItem, Price as PriceValue } from '@shop/contracts';
import { MAX_CART_QUANTITY } from '@shop/contracts/constants';
import { useErrorText } from '@shop/forms';
import { formatPrice } from '@shop/intl';
import { Button } from '@shop/ui-kit/button';
import { QuantityField } from '@shop/ui-kit/field';
import { Picture } from '@shop/ui-kit/image';
import { media, theme } from '@shop/ui-kit/theme';
import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { RemoveButton, SaveButton } from './LeaveButtons';
import type { LineChanges } from './LineChanges';
import { LineText } from './LineText';
import { PersonalizeLine } from './PersonalizeLine';
import { useLineQuantity } from './useLineQuantity';

interface CartLineProps extends Omit<LineChanges, 'onAddPart' | 'onRemovePart'> {
  item: CartItem;
  currency: PriceValue['currency'];
  /** What else can be done with it. */
  extra?: ReactNode;
  /** Its child lines. */
  children?: ReactNode;
}

/** One article of the cart: quantity, price, what can be done with it, and its child lines below. */
export function CartLine({
  item,
  currency,
  onUpdate,
  onRemove,
  onSave,
  onPersonalize,
  extra,
  children,
}: CartLineProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const titleId = useId();
  const [isLeaving, setLeaving] = useState(false);
  const { quantity, isChanging, result, change } = useLineQuantity(item, onUpdate);
  const { qty, title, price, rowTotalPrice, maxQuantity } = item;
  const isTooMany = !isChanging && qty > maxQuantity;

  async function leave(how: LineChanges['onRemove']) {
    if (isLeaving) return;
    setLeaving(true);
    await how(item);
    setLeaving(false);
  }

  return (
    <li aria-busy={isChanging || isLeaving}>
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
          value={quantity}
          min={1}
          max={Math.max(quantity, Math.min(maxQuantity, MAX_CART_QUANTITY))}
          onChange={(next) => void change(next)}
        />
        {result?.quantityError && <span role="alert">{errorText(result.quantityError, 'quantity')}</span>}
        {result?.isStale && (
          <span role="alert">
            <FormattedMessage id="checkout.cartLine.stale" />
          </span>
        )}
        {isTooMany && (
          <span>
            <FormattedMessage id="checkout.cartLine.tooMany" values={{ max: maxQuantity }} />{' '}
            <Button mode="secondary" size="small" onClick={() => void change(maxQuantity)}>
              <FormattedMessage id="checkout.cartLine.reduce" values={{ max: maxQuantity }} />
            </Button>
          </span>
        )}
        <Buttons>
          <SaveButton title={title} onPress={() => leave(onSave)} />
          <RemoveButton title={title} onPress={() => leave(onRemove)} />
        </Buttons>
      </Controls>
      {(item.personalizable || item.personalization) && <PersonalizeLine item={item} onPersonalize={onPersonalize} />}
      {extra}
      {children && <ul aria-labelledby={titleId}>{children}</ul>}
    </li>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0 ${theme.space.xs};
`;

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
  [aria-busy='true'] > & > strong {
    opacity: 0.5;
  }
  & > div:last-child {
    order: 2;
    min-inline-size: 100%;
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
    & > div:last-child {
      min-inline-size: 0;
    }
  }
`;
