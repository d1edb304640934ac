import { catalogueBackend } from '@shop/contracts/wire/catalogueBackend';
import type { Locale } from '@shop/contracts';
import { searchStatistics } from '@shop/contracts/wire/searchStatistics';
import { endpoint } from '../endpoint';
import { shopApi } from '../shopApi';
import { tell } from '../tell';

/** Lists and search. The locale is an argument of the requests. */
export const catalogueService = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getListingItems: build.query(endpoint(catalogueBackend.GetListingItems)),
    /** Of a slider, which is left out if its list cannot be loaded. */
    getSliderItems: build.query({ ...endpoint(catalogueBackend.GetListingItems), extraOptions: { quiet: true } }),
    search: build.query(endpoint(catalogueBackend.Search)),
    searchSuggestions: build.query({
      ...endpoint(catalogueBackend.SearchSuggestions),
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useGetSliderItemsQuery, useSearchSuggestionsQuery } = catalogueService;

/** Tells that a visitor chose a result of a term. */
export const tellSearchClick = (term: string, locale: Locale) => tell(searchStatistics.CountClick, [term, locale]);
