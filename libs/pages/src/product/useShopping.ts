import type { Product, ProductShoppingPage } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import { skipToken, useGetProductShoppingPageQuery } from '@shop/service-client/detail';

/** Price, stock and pictures of the chosen variant; those of the product itself until they are there. */
export function useShopping(product: Product, sku: string, locale: Locale) {
  const isVariant = sku !== product.sku;
  const { currentData: variant } = useGetProductShoppingPageQuery(isVariant ? { id: sku, locale } : skipToken);
  const shopping: ProductShoppingPage = (isVariant && variant?.ret) || product;
  return { shopping, isLoaded: !isVariant || variant !== undefined };
}
