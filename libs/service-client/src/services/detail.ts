export { skipToken } from '@reduxjs/toolkit/query';
import type { Product, Recipe, RelationType, Series } from '@shop/contracts';
import { call, type Reply } from '../call';
import { named } from '../named';
import { shopApi } from '../shopApi';
import { withLists } from '../withLists';
import { listingItems } from './entityLists';

type Path = '/services/catalogue/detail';
const PATH: Path = '/services/catalogue/detail';

interface DetailArgs {
  id: string;
  locale: string;
}

function productOf(product: Product | null): Product | null {
  if (!product) return null;
  const whole = withLists(
    product,
    'configurationOptions',
    'images',
    'videos',
    'galleryImages',
    'steps',
    'badges',
    'facts',
    'locations',
  );
  return { ...whole, belongsToSeries: listingItems(product.belongsToSeries) };
}

function recipeOf(recipe: Recipe | null): Recipe | null {
  if (!recipe) return null;
  return {
    ...withLists(recipe, 'images', 'videos', 'galleryImages'),
    cook: withLists(recipe.cook, 'links'),
    steps: (recipe.steps ?? []).map((step) => withLists(step, 'images')),
    ingredientLists: (recipe.ingredientLists ?? []).map((list) => withLists(list, 'ingredients')),
    recommendedProducts: listingItems(recipe.recommendedProducts),
    recommendedProductsAll: listingItems(recipe.recommendedProductsAll),
  };
}

function seriesOf(series: Series | null): Series | null {
  if (!series) return null;
  return { ...withLists(series, 'images', 'galleryImages'), items: listingItems(series.items) };
}

/** Products, recipes and series, whole. A recipe depends on who asks: members see more of some. */
export const detailService = shopApi.enhanceEndpoints({ addTagTypes: ['Session'] }).injectEndpoints({
  endpoints: (build) => ({
    getProduct: build.query<Reply<Path, 'GetProduct'>, DetailArgs>({
      query: ({ id, locale }) => call(PATH, 'GetProduct', [id], locale),
      transformResponse: (results: unknown[]) => {
        const reply: Reply<Path, 'GetProduct'> = named('ret', 'error')(results);
        return { ...reply, ret: productOf(reply.ret) };
      },
    }),
    getProductShoppingPage: build.query<Reply<Path, 'GetProductShoppingPage'>, DetailArgs>({
      query: ({ id, locale }) => call(PATH, 'GetProductShoppingPage', [id], locale),
      transformResponse: (results: unknown[]) => {
        const reply: Reply<Path, 'GetProductShoppingPage'> = named('ret', 'error')(results);
        return { ...reply, ret: withLists(reply.ret, 'configurationOptions', 'images') };
      },
    }),
    getRelatedProducts: build.query<Reply<Path, 'GetRelatedProductsByType'>, DetailArgs & { type: RelationType }>({
      query: ({ id, type, locale }) => call(PATH, 'GetRelatedProductsByType', [id, type], locale),
      transformResponse: (results: unknown[]) => {
        const reply: Reply<Path, 'GetRelatedProductsByType'> = named('ret', 'error')(results);
        return { ...reply, ret: listingItems(reply.ret) };
      },
    }),
    getRecipe: build.query<Reply<Path, 'GetRecipe'>, DetailArgs>({
      query: ({ id, locale }) => call(PATH, 'GetRecipe', [id], locale),
      transformResponse: (results: unknown[]) => {
        const reply: Reply<Path, 'GetRecipe'> = named('ret', 'error')(results);
        return { ...reply, ret: recipeOf(reply.ret) };
      },
      providesTags: ['Session'],
    }),
    getSeries: build.query<Reply<Path, 'GetSeries'>, DetailArgs>({
      query: ({ id, locale }) => call(PATH, 'GetSeries', [id], locale),
      transformResponse: (results: unknown[]) => {
        const reply: Reply<Path, 'GetSeries'> = named('ret', 'error')(results);
        return { ...reply, ret: seriesOf(reply.ret) };
      },
    }),
  }),
});

export const {
  useGetProductQuery,
  useGetProductShoppingPageQuery,
  useGetRecipeQuery,
  useGetRelatedProductsQuery,
  useGetSeriesQuery,
} = detailService;
