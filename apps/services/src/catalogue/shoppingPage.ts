import type { ProductShoppingPage } from '@shop/contracts';
import { type Locale, MAX_CART_QUANTITY } from '@shop/contracts/constants';
import { toCountDown } from './countDown.ts';
import type { Detail } from './findDetail.ts';
import { configurationOptions, toPrice } from './offers.ts';
import { stockLevel } from './stockLevel.ts';

const delivery: Record<'voucher' | 'parcel' | 'soldOut', Record<Locale, string>> = {
  voucher: {
    de: 'Sofort als PDF oder in 2 Werktagen als Karte',
    fr: 'Tout de suite en PDF ou en carte sous 2 jours ouvrés',
    en: 'At once as a PDF, or as a card in 2 working days',
    it: 'Subito in PDF o come carta in 2 giorni lavorativi',
  },
  parcel: {
    de: 'In 2 bis 3 Werktagen bei dir',
    fr: 'Chez toi en 2 à 3 jours ouvrés',
    en: 'With you in 2 to 3 working days',
    it: 'Da te in 2 o 3 giorni lavorativi',
  },
  soldOut: {
    de: 'Zurzeit ausverkauft',
    fr: 'Actuellement épuisé',
    en: 'Sold out at the moment',
    it: 'Al momento esaurito',
  },
};

function deliveryOf(stock: number | null) {
  if (stock === null) return 'voucher';
  return stock > 0 ? 'parcel' : 'soldOut';
}

/** The volatile part of a product page, for the SKU shown. */
export function toShoppingPage(detail: Detail, locale: Locale): ProductShoppingPage {
  const { id, skus, shownSku, currency, uri, images, countDown } = detail;
  const sku = skus.find((one) => one.sku === shownSku);
  const stock = sku?.stock ?? null;
  return {
    id,
    sku: sku?.sku ?? id,
    price: sku ? toPrice(sku.priceCents, sku.crossCents, currency) : null,
    stockLevel: stockLevel(stock, locale),
    maxQuantity: Math.min(MAX_CART_QUANTITY, stock ?? MAX_CART_QUANTITY),
    configurationOptions: configurationOptions(skus, uri, locale),
    images,
    countDown: toCountDown(countDown, Date.now()),
    deliveryInfo: delivery[deliveryOf(stock)][locale],
  };
}
