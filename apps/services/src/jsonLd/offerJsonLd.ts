import type { ItemPage } from '../catalogue/findItemPage.ts';
import { type Dispatch, returnPolicyJsonLd, shippingJsonLd } from './deliveryJsonLd.ts';
import type { SkuFacts } from './itemFacts.ts';
import { type JsonLd, SCHEMA } from './JsonLd.ts';
import { price } from './price.ts';
import type { Shop } from './Shop.ts';

const ISO_DATE_LENGTH = 10;
const isoDate = (time: number) => new Date(time).toISOString().slice(0, ISO_DATE_LENGTH);

/** Price, availability, shipping and returns of a SKU. `url`: the page that shows it. */
export function offerJsonLd(item: ItemPage, sku: SkuFacts, url: string, shop: Shop): JsonLd {
  const { currency, facts } = item;
  const dispatch: Dispatch = sku.stock === null ? 'mail' : 'parcel';
  return {
    '@type': 'Offer',
    sku: sku.sku,
    url,
    price: price(sku.priceCents),
    priceCurrency: currency,
    availability: `${SCHEMA}/${sku.stock === 0 ? 'OutOfStock' : 'InStock'}`,
    itemCondition: `${SCHEMA}/NewCondition`,
    ...saleOf(sku, item, shop.now),
    shippingDetails: shippingJsonLd(shop.delivery, {
      currency,
      dispatch,
      priceCents: sku.priceCents,
      productionDays: facts.productionDays,
    }),
    hasMerchantReturnPolicy: returnPolicyJsonLd(shop.delivery, shop.baseUrl + shop.returnsPath, facts.personalizable),
  };
}

/** The price before a sale, and the last day of the sale if set. */
function saleOf({ priceCents, crossCents }: SkuFacts, { currency, facts }: ItemPage, now: number): JsonLd {
  if (crossCents === null || crossCents <= priceCents) return {};
  const endDate = facts.countDown?.endDate ?? 0;
  return {
    ...(endDate > now && { priceValidUntil: isoDate(endDate) }),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: `${SCHEMA}/StrikethroughPrice`,
      price: price(crossCents),
      priceCurrency: currency,
    },
  };
}
