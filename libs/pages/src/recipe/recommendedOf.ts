import type { ListingItem, Recipe } from '@shop/contracts';

/** What a recipe recommends, for its steps, too. */
export function recommendedOf({ recommendedProducts, recommendedProductsAll }: Recipe): readonly ListingItem[] {
  return recommendedProductsAll.length > 0 ? recommendedProductsAll : recommendedProducts;
}
