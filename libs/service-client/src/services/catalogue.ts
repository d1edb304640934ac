export { skipToken } from '@reduxjs/toolkit/query';
import type { ListingRequest, SearchRequest } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import { call, type Reply } from '../call';
import { named } from '../named';
import { shopApi } from '../shopApi';
import { withLists } from '../withLists';
import { listing } from './entityLists';

type Path = '/services/catalogue/backend';
const PATH: Path = '/services/catalogue/backend';

/** Listings and search. Their language is part of the request itself. */
export const catalogueService = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getListingItems: build.query<Reply<Path, 'GetListingItems'>, ListingRequest>({
      query: (request) => call(PATH, 'GetListingItems', [request]),
      transformResponse: (results: unknown[]) => {
        const reply: Reply<Path, 'GetListingItems'> = named('ret', 'error')(results);
        return { ...reply, ret: listing(reply.ret) };
      },
    }),
    search: build.query<Reply<Path, 'Search'>, SearchRequest>({
      query: (request) => call(PATH, 'Search', [request]),
      transformResponse: (results: unknown[]) => {
        const reply: Reply<Path, 'Search'> = named('ret', 'error')(results);
        return { ...reply, ret: listing(reply.ret) };
      },
    }),
    searchSuggestions: build.query<Reply<Path, 'SearchSuggestions'>, { term: string; locale: Locale }>({
      query: ({ term, locale }) => call(PATH, 'SearchSuggestions', [term, locale]),
      transformResponse: (results: unknown[]) => {
        const reply: Reply<Path, 'SearchSuggestions'> = named('ret', 'error')(results);
        return { ...reply, ret: withLists(reply.ret, 'searchTermSuggestions', 'listingItemSuggestions') };
      },
    }),
  }),
});

export const {
  useGetListingItemsQuery,
  useLazyGetListingItemsQuery,
  useLazySearchSuggestionsQuery,
  useSearchQuery,
  useSearchSuggestionsQuery,
} = catalogueService;
