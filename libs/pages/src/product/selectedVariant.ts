import type { Product } from '@shop/contracts';

/** The SKU chosen by the address (`?variant=`), the product's own where it names none it has. */
export function selectedVariant(product: Product, search: string): string {
  const wanted = new URLSearchParams(search).get('variant');
  const known = product.configurationOptions.flatMap((option) => option.values.map((value) => value.targetSKU));
  return known.find((sku) => sku === wanted) ?? product.sku;
}
