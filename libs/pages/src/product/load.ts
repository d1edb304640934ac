import { detailService } from '@shop/service-client/detail';
import type { PageRequest } from '../pageKind';
import { answered } from '../shared/answered';
import { withCommunity } from '../shared/withCommunity';
import { selectedVariant } from './selectedVariant';

const { getProduct, getProductShoppingPage } = detailService.endpoints;

/**
 * The product, with price and stock of the variant the address names. What customers say comes with the
 * server's HTML; related products are below the fold: they fetch themselves and never delay the first byte.
 */
export const load = withCommunity('product', async ({ store, content, url, locale }: PageRequest) => {
  const query = getProduct.initiate({ id: content.page.referenceId, locale }, { subscribe: false });
  const { ret: product } = answered(await store.dispatch(query));
  if (!product) return 'notFound';
  const sku = selectedVariant(product, url.search);
  if (sku !== product.sku) {
    const variant = getProductShoppingPage.initiate({ id: sku, locale }, { subscribe: false });
    answered(await store.dispatch(variant));
  }
  return undefined;
});
