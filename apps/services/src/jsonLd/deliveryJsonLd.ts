import type { Delivery } from '../site/siteSettings.ts';
import { type JsonLd, SCHEMA } from './JsonLd.ts';
import { price } from './price.ts';

/** Delivery. Digital items are delivered by mail at once and free of charge. */
export type Dispatch = 'parcel' | 'mail';

const days = ([least, most]: readonly [number, number]) => ({
  '@type': 'QuantitativeValue',
  minValue: least,
  maxValue: most,
  unitCode: 'DAY',
});

/** What of an article its delivery depends on. */
interface Delivered {
  currency: string;
  dispatch: Dispatch;
  priceCents: number;
  /** Working days until it is made. */
  productionDays: number;
}

/** Shipping costs and times, grouped by countries of equal time. */
export function shippingJsonLd(
  { costCents, freeFromCents, handlingDays: [least, most], zones }: Delivery,
  { currency, dispatch, priceCents, productionDays }: Delivered,
): JsonLd[] {
  const isFree = dispatch === 'mail' || priceCents >= freeFromCents;
  return zones.map((zone) => ({
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: price(isFree ? 0 : costCents), currency },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: zone.countries },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(dispatch === 'mail' ? [0, 0] : [least + productionDays, most + productionDays]),
      transitTime: days(dispatch === 'mail' ? [0, 0] : zone.days),
    },
  }));
}

/** Return policy; `link` is the page about it. Personalised items cannot be returned. */
export function returnPolicyJsonLd({ zones, returnDays }: Delivery, link: string, isMadeForOne = false): JsonLd {
  const common = {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: zones.flatMap(({ countries }) => countries),
    merchantReturnLink: link,
  };
  if (isMadeForOne) return { ...common, returnPolicyCategory: `${SCHEMA}/MerchantReturnNotPermitted` };
  return {
    ...common,
    returnPolicyCategory: `${SCHEMA}/MerchantReturnFiniteReturnWindow`,
    merchantReturnDays: returnDays,
    returnMethod: `${SCHEMA}/ReturnByMail`,
    returnFees: `${SCHEMA}/FreeReturn`,
    refundType: `${SCHEMA}/FullRefund`,
  };
}
