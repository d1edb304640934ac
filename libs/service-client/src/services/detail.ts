import { catalogueDetail } from '@shop/contracts/wire/catalogueDetail';
import { endpoint } from '../endpoint';
import { shopApi } from '../shopApi';

/** Details of products, recipes and series. A recipe depends on the visitor: members get more of some. */
export const detailService = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getProduct: build.query(endpoint(catalogueDetail.GetProduct)),
    getProductShoppingPage: build.query(endpoint(catalogueDetail.GetProductShoppingPage)),
    getRelatedProducts: build.query(endpoint(catalogueDetail.GetRelatedProductsByType)),
    getRecipe: build.query({ ...endpoint(catalogueDetail.GetRecipe), providesTags: ['Session'] }),
    getSeries: build.query(endpoint(catalogueDetail.GetSeries)),
  }),
});
