import { checkout } from '@shop/contracts/wire/checkout';
import { endpoint } from '../endpoint';
import { shopApi } from '../shopApi';

/** What decides about buying an article. Apart from the checkout, whose code no page of a product needs. */
export const purchaseTermsService = shopApi.injectEndpoints({
  endpoints: (build) => ({ getPurchaseTerms: build.query(endpoint(checkout.GetPurchaseTerms)) }),
});
