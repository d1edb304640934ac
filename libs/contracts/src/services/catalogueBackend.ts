import { z } from 'zod';
import { catalogueErrorSchema } from '../entities/errors.ts';
import {
  attributeSchema,
  categorySchema,
  listingRequestSchema,
  listingSchema,
  searchRequestSchema,
  searchResultSchema,
  searchSuggestionsSchema,
} from '../entities/listing.ts';
import { idSchema, localeSchema, textSchema } from '../entities/scalars.ts';
import { defineService, method } from '../rpc/defineService.ts';

const error = catalogueErrorSchema.nullable();

export const catalogueBackend = defineService('/services/catalogue/backend', {
  GetAttributes: method({
    args: [{ locale: localeSchema }],
    results: { ret: z.array(attributeSchema), error },
    access: 'anonymous',
    limit: 'read',
    shared: true,
  }),
  GetCategory: method({
    args: [{ id: idSchema }],
    results: { ret: categorySchema.nullable(), error },
    access: 'anonymous',
    limit: 'read',
    shared: true,
  }),
  GetCategoryByURI: method({
    args: [{ uri: textSchema }],
    results: { ret: categorySchema.nullable(), error },
    access: 'anonymous',
    limit: 'read',
    shared: true,
  }),
  GetListingItems: method({
    args: [{ request: listingRequestSchema }],
    results: { ret: listingSchema.nullable(), error },
    access: 'anonymous',
    limit: 'read',
    shared: true,
  }),
  Search: method({
    args: [{ request: searchRequestSchema }],
    results: { ret: searchResultSchema.nullable(), error },
    access: 'anonymous',
    limit: 'search',
    shared: true,
  }),
  SearchSuggestions: method({
    args: [{ term: textSchema }, { locale: localeSchema }],
    results: { ret: searchSuggestionsSchema.nullable(), error },
    access: 'anonymous',
    limit: 'search',
    shared: true,
  }),
});
