import type { Product } from '@shop/contracts';
import { detailService } from '@shop/service-client/detail';
import type { PageRequest } from '../pageKind';
import { answered } from '../shared/answered';
import { withCommunity } from '../shared/withCommunity';
import { selectedVariant } from './selectedVariant';

const isServer = typeof document === 'undefined';
const { getProduct, getProductShoppingPage } = detailService.endpoints;

/**
 * The product, with price and stock of the variant the address names. What customers say, and what goes with it, comes
 * with the server's HTML; in a browser it fetches itself when somebody gets near.
 */
export const load = withCommunity('product', async (request: PageRequest) => {
  const { store, content, url, locale } = request;
  const query = getProduct.initiate({ id: content.page.referenceId, locale }, { subscribe: false });
  const { ret: product } = answered(await store.dispatch(query));
  if (!product) return 'notFound';
  const relations = isServer && loadRelations(request, product);
  const sku = selectedVariant(product, url.search);
  if (sku !== product.sku) {
    const variant = getProductShoppingPage.initiate({ id: sku, locale }, { subscribe: false });
    answered(await store.dispatch(variant));
  }
  await relations;
  return undefined;
});

/** Milliseconds: nobody waits longer for lists below the fold. While the services read a new catalogue, they take seconds. */
const RELATIONS_DEADLINE = 300;

/** A list that fails or is late is left out: the product is there without it. */
async function loadRelations({ store, locale }: PageRequest, product: Product): Promise<void> {
  const { getRelatedProducts } = detailService.endpoints;
  const { id, lateSections, belongsToSeries } = product;
  const types = [
    ...(lateSections.includes('accessoryProducts') ? (['accessory'] as const) : []),
    ...(lateSections.includes('addSample') ? (['sample'] as const) : []),
    ...(lateSections.includes('relatedProducts') ? (['related'] as const) : []),
    ...(belongsToSeries.length > 0 ? (['series'] as const) : []),
    'similar' as const,
  ];
  const lists = types.map((type) =>
    store.dispatch(getRelatedProducts.initiate({ id, type, locale }, { subscribe: false })),
  );
  const deadline = Promise.withResolvers<void>();
  const timer = setTimeout(deadline.resolve, RELATIONS_DEADLINE);
  await Promise.race([Promise.all(lists), deadline.promise]);
  clearTimeout(timer);
}
