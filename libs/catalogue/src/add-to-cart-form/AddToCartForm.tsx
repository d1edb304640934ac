import type { ProductShoppingPage } from '@shop/contracts';
import { cartForm, cartFormResults, MAX_CART_QUANTITY } from '@shop/contracts/constants';
import { InlineNotice } from '@shop/notices';
import { useLocation } from '@shop/router';
import { Button } from '@shop/ui-kit/button';
import { QuantityField } from '@shop/ui-kit/field';
import { IconCart, IconCheck } from '@shop/ui-kit/icon';
import { Price } from '@shop/ui-kit/price';
import { MAIN_ACTION_TIMELINE, theme } from '@shop/ui-kit/theme';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { BuyBar } from './BuyBar';
import { useAddToCart, type AddToCart } from './useAddToCart';

const Row = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};
  html:has(&) {
    timeline-scope: ${MAIN_ACTION_TIMELINE};
  }
  & > button {
    view-timeline: ${MAIN_ACTION_TIMELINE};
    flex: 1 0 auto;
    max-width: 100%;
    padding-inline: ${theme.space.s};
  }
  & > [data-message],
  & > output {
    flex-basis: 100%;
  }
  & > output:not(:target) {
    display: none;
  }
`;

export interface AddToCartFormProps {
  product: ProductShoppingPage;
  /** The chosen variant. */
  sku: string;
  /** Adds to the cart and announces the success. Failures are shown here, where the quantity can be changed. */
  onAdd: AddToCart;
}

/** The form may be out of sight, where the button of the bar was pressed. */
const scrollIntoView = (message: Element | null) => message?.scrollIntoView({ block: 'nearest' });

/**
 * Quantity and button to add a product to the cart. Resets for another variant. Sold out, it is only disabled: the
 * stock note says why. Without scripts the storefront's server adds, and leads back to the note of the result.
 */
export function AddToCartForm(props: AddToCartFormProps) {
  return <Form key={props.sku} {...props} />;
}

function Form({ product, sku, onAdd }: AddToCartFormProps) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const [wanted, setWanted] = useState(1);
  const { add, isAdding, result } = useAddToCart(onAdd, intl.formatMessage({ id: 'catalogue.addToCart.failed' }));
  const max = Math.min(product.maxQuantity, MAX_CART_QUANTITY);
  const quantity = Math.min(wanted, max);
  const isSoldOut = max < 1;
  const label = <FormattedMessage id="catalogue.addToCart.submit" />;

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The bar's button is hidden from keyboards and screen readers, and may go with its focus.
    if (document.activeElement?.closest('[aria-hidden]'))
      event.currentTarget.querySelector<HTMLButtonElement>('[type="submit"]')?.focus({ preventScroll: true });
    if (!isSoldOut) void add(sku, quantity);
  }

  return (
    <Row method="post" action={cartForm.action} onSubmit={handleSubmit}>
      <input type="hidden" name={cartForm.sku} value={sku} />
      <input type="hidden" name={cartForm.page} value={`${pathname}?variant=${encodeURIComponent(sku)}`} />
      {max > 1 && (
        <QuantityField
          name={cartForm.quantity}
          label={intl.formatMessage({ id: 'catalogue.addToCart.quantity' })}
          value={quantity}
          max={max}
          onChange={setWanted}
        />
      )}
      <Button type="submit" size="big" loading={isAdding} disabled={isSoldOut}>
        {!isAdding && (result?.ok ? <IconCheck /> : <IconCart />)}
        {label}
      </Button>
      {!isSoldOut && (
        // For touch only: keyboards and screen readers have the button above.
        <BuyBar aria-hidden="true">
          <Price price={product.price} />
          <Button type="submit" tabIndex={-1} loading={isAdding}>
            {label}
          </Button>
        </BuyBar>
      )}
      {result?.ok === false && result.message && (
        <div data-message="" ref={scrollIntoView}>
          <InlineNotice id="catalogue.addToCart.refused">{result.message}</InlineNotice>
        </div>
      )}
      <output id={cartFormResults.added}>
        <FormattedMessage id="catalogue.addToCart.added" />
      </output>
      <output id={cartFormResults.failed}>
        <FormattedMessage id="catalogue.addToCart.refused" />
      </output>
    </Row>
  );
}
