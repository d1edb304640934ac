import type { ListingItem } from '@shop/contracts';

/** Whether none of its variants is left: what the lowest level of stock stands for. */
export const isSoldOut = ({ stockLevel }: ListingItem): boolean => stockLevel?.code === 'label3';

/** The choice between the variants of an article; undefined where there is none. */
export function variantsOf({ configurationOptions }: ListingItem) {
  return configurationOptions.find(({ values }) => values.length > 1);
}

/** The variant to begin with: the one whose price the article shows. */
export function firstSku(item: ListingItem): string {
  const skus = variantsOf(item)?.values.map(({ targetSKU }) => targetSKU) ?? [];
  return skus.find((sku) => sku === item.canonicalSKU) ?? skus[0] ?? item.canonicalSKU;
}
