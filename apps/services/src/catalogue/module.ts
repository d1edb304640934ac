import type { catalogueBackend, catalogueDetail } from '@shop/contracts';
import type { Implementation } from '../module.ts';
import { getAttributes, getCategory, getCategoryByUri } from './categoryMethods.ts';
import { getListingItems } from './getListingItems.ts';
import { getProduct, getProductShoppingPage } from './getProduct.ts';
import { getRecipe } from './getRecipe.ts';
import { getRelatedProductsByType } from './getRelatedProducts.ts';
import { getSeries } from './getSeries.ts';
import { search } from './search.ts';
import { searchSuggestions } from './searchSuggestions.ts';

/** Lists and search. */
export const catalogueBackendModule: Implementation<typeof catalogueBackend> = {
  GetAttributes: getAttributes,
  GetCategory: getCategory,
  GetCategoryByURI: getCategoryByUri,
  GetListingItems: getListingItems,
  Search: search,
  SearchSuggestions: searchSuggestions,
};

/** Details of single items. */
export const catalogueDetailModule: Implementation<typeof catalogueDetail> = {
  GetProduct: getProduct,
  GetProductShoppingPage: getProductShoppingPage,
  GetRecipe: getRecipe,
  GetRelatedProductsByType: getRelatedProductsByType,
  GetSeries: getSeries,
};
