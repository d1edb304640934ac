import { AddToCartForm, Badges, PersonsAndLocations, StockNote, VariantPicker } from '@shop/catalogue';
import { useAddItem } from '@shop/cart';
import type { Product } from '@shop/contracts';
import { useErrorText } from '@shop/forms';
import { useNotify } from '@shop/messages';
import { useLocale } from '@shop/intl';
import { useGetProductShoppingPageQuery, skipToken } from '@shop/service-client/detail';
import { Heading } from '@shop/ui-kit/heading';
import { IconTruck } from '@shop/ui-kit/icon';
import { Price } from '@shop/ui-kit/price';
import { Rating } from '@shop/ui-kit/rating';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  justify-items: start;
  > form {
    justify-self: stretch;
  }
  p {
    margin: 0;
  }
  h1[data-look] {
    font-size: clamp(1.75rem, 0.75rem + 2.6vw, 3.25rem);
    hyphens: auto;
  }
  .sub {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.l};
  }
  .reviews {
    display: flex;
    align-items: center;
    gap: ${theme.space.xs};
    min-block-size: 1.5rem;
    color: inherit;
  }
  .delivery {
    display: flex;
    gap: ${theme.space.xs};
    align-items: center;
    color: ${theme.color.textMuted};
    font-size: ${theme.text.s};
  }
`;

interface BuyColumnProps {
  product: Product;
  /** The chosen variant. */
  sku: string;
  cartUrl: string;
}

/** Everything that is needed to decide and to buy. */
export function BuyColumn({ product, sku, cartUrl }: BuyColumnProps) {
  const locale = useLocale();
  const notify = useNotify();
  const errorText = useErrorText();
  const addItem = useAddItem();
  const isVariant = sku !== product.sku;
  const { currentData: variant } = useGetProductShoppingPageQuery(isVariant ? { id: sku, locale } : skipToken);
  const shopping = (isVariant && variant?.ret) || product;
  const showRating = product.communitySettings !== 'none' && product.communitySettings !== 'hideReviews';

  async function handleAdd(added: string, qty: number) {
    const result = await addItem({ sku: added, qty });
    if (result.ok) {
      notify({
        id: 'added',
        domain: 'cart',
        type: 'success',
        titleId: 'pages.product.added.title',
        messageId: 'pages.product.added.text',
        values: { title: product.title },
        action: { labelId: 'pages.product.added.toCart', url: cartUrl },
        hideAfter: ADDED_HIDE_MS,
      });
    }
    if (result.ok) return { ok: true as const };
    // Everything but the quantity has been said in a message already.
    return { ok: false as const, message: result.quantityError && errorText(result.quantityError, 'quantity') };
  }

  return (
    <Column>
      <Badges badges={product.badges} />
      <Heading level={1} look="display">
        {product.title}
      </Heading>
      {product.subTitle && <p className="sub">{product.subTitle}</p>}
      {showRating && product.rating.count > 0 && (
        <a className="reviews" href="#reviews">
          <Rating score={product.rating.score} size="large" />
          <FormattedMessage id="pages.product.reviews" values={{ count: product.rating.count }} />
        </a>
      )}
      <Price price={shopping.price} size="large" />
      {product.summary && <p>{product.summary}</p>}
      <PersonsAndLocations numberOfPersons={product.numberOfPersons} locations={product.locations} named />
      <VariantPicker options={product.configurationOptions} selectedSku={sku} />
      <StockNote stockLevel={shopping.stockLevel} maxQuantity={shopping.maxQuantity} />
      <AddToCartForm key={sku} product={shopping} sku={sku} onAdd={handleAdd} />
      {shopping.deliveryInfo && (
        <p className="delivery">
          <IconTruck /> {shopping.deliveryInfo}
        </p>
      )}
    </Column>
  );
}

/** ms the message of success stays: long enough to read it and to go to the cart. */
const ADDED_HIDE_MS = 8_000;
