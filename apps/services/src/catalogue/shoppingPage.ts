import type { ProductShoppingPage } from '@shop/contracts';
import { type Locale, MAX_CART_QUANTITY } from '@shop/contracts/constants';
import { toCountDown } from './countDown.ts';
import type { Detail } from './findDetail.ts';
import { configurationOptions, toPrice } from './offers.ts';
import { stockLevel } from './stockLevel.ts';

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
  };
}
