import { useTrackOnce } from '@shop/analytics';
import { AddToCartForm, Badges, PersonsAndLocations, StockNote, VariantPicker, WishButton } from '@shop/catalogue';
import { CommunitySummary } from '@shop/community';
import type { Product, ProductShoppingPage, SpecialPages } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import { LateTexts, useLateMessages, withTexts } from '@shop/intl';
import { preloadable } from '@shop/preloadable';
import { sendRequests, useShopStore } from '@shop/service-client';
import { Heading } from '@shop/ui-kit/heading';
import { WhenNear, WhenWanted } from '@shop/ui-kit/part';
import { Price } from '@shop/ui-kit/price';
import { theme } from '@shop/ui-kit/theme';
import styled from 'styled-components';
import { OfferCountdown } from './OfferCountdown';
import { PersonalizeButton } from './PersonalizeButton';
import type { Buying } from './useBuying';

const membersGate = preloadable(() => import('./MembersGate'));
const purchaseTerms = preloadable(() => import('./terms/PurchaseTerms'));
const backInStock = preloadable(() => import('@shop/catalogue/back-in-stock'));

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  justify-items: start;
  > form,
  > .wide {
    justify-self: stretch;
  }
  p {
    margin: 0;
  }
  h1[data-size] {
    font-size: clamp(1.75rem, 0.75rem + 2.6vw, 3.25rem);
  }
  .sub {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.l};
  }
`;

interface BuyColumnProps {
  product: Product;
  /** The chosen variant. */
  sku: string;
  shopping: ProductShoppingPage;
  buying: Buying;
  pages: SpecialPages;
  locale: Locale;
}

/** Height of the form that takes the place of buying what is sold out. */
const FORM_HEIGHT = '14.5rem';

/** About the height of delivery, returns, gift wrapping and maker: three or four facts of one or two lines, 108 to 179 px. */
const TERMS_HEIGHT = '8.5rem';

/** About the height of what stands in for the form to buy what is for members. */
const GATE_HEIGHT = '20rem';

/** Everything that is needed to decide and to buy. */
export function BuyColumn({ product, sku, shopping, buying, pages, locale }: BuyColumnProps) {
  const store = useShopStore();
  useTrackOnce(sku, () => ({
    name: 'view_item',
    items: [{ ...product, sku, price: shopping.price }],
  }));
  async function prepareTerms() {
    const { requestsOf, loadTexts } = await purchaseTerms.load();
    await Promise.all([sendRequests(store, requestsOf(sku, locale)), loadTexts(locale)]);
  }

  const texts = useLateMessages();
  const isSoldOut = shopping.maxQuantity < 1;
  const purchase = (
    <>
      {product.personalizable && (
        <PersonalizeButton image={shopping.images[0] ?? null} product={product} price={shopping.price} {...buying} />
      )}
      <AddToCartForm key={sku} product={shopping} sku={sku} onAdd={buying.add} />
    </>
  );

  return (
    <Column>
      <Badges badges={product.badges} />
      <Heading level={1} size="display">
        {product.title}
      </Heading>
      {product.subTitle && <p className="sub">{product.subTitle}</p>}
      <CommunitySummary item={product} />
      <Price price={shopping.price} size="large">
        <WishButton key={sku} sku={sku} title={product.title} />
      </Price>
      <OfferCountdown countDown={shopping.countDown} />
      {product.summary && <p>{product.summary}</p>}
      <PersonsAndLocations numberOfPersons={product.numberOfPersons} locations={product.locations} named />
      <VariantPicker options={product.configurationOptions} selectedSku={sku} />
      <StockNote stockLevel={shopping.stockLevel} maxQuantity={shopping.maxQuantity} />
      {isSoldOut ? (
        <div className="wide">
          <WhenNear key={sku} part={withTexts(backInStock, texts)} reservedHeight={FORM_HEIGHT}>
            {({ default: BackInStock }) => (
              <LateTexts late={texts?.loaded()?.default}>
                <BackInStock sku={sku} />
              </LateTexts>
            )}
          </WhenNear>
        </div>
      ) : product.membersOnly ? (
        <WhenWanted part={membersGate} fallback={<div style={{ blockSize: GATE_HEIGHT }} />}>
          {({ default: MembersGate }) => <MembersGate>{purchase}</MembersGate>}
        </WhenWanted>
      ) : (
        purchase
      )}
      <div className="wide">
        <WhenNear
          key={`terms ${sku}`}
          part={purchaseTerms}
          prepare={prepareTerms}
          reservedHeight={TERMS_HEIGHT}
          readable
          isStatic
          optional
        >
          {({ default: PurchaseTerms }) => <PurchaseTerms sku={sku} product={product} pages={pages} />}
        </WhenNear>
      </div>
    </Column>
  );
}
