import type { CatalogueFiles } from './readBrand.ts';

/** All items of a brand's files, with what their pictures depend on. */
export function catalogueItems({ products, series, recipes }: Pick<CatalogueFiles, 'products' | 'series' | 'recipes'>) {
  return [
    ...products.map((one) => ({ kind: 'product', type: one.type, one }) as const),
    ...series.map((one) => ({ kind: 'series', type: 'series', one }) as const),
    ...recipes.map((one) => ({ kind: 'recipe', type: 'recipe', one }) as const),
  ];
}
