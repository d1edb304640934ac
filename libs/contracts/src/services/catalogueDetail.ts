import { z } from 'zod';
import {
  productSchema,
  productShoppingPageSchema,
  type Recipe,
  recipeSchema,
  relationTypeSchema,
  seriesSchema,
} from '../entities/detail.ts';
import { catalogueErrorSchema } from '../entities/errors.ts';
import { listingItemSchema } from '../entities/listing.ts';
import { idSchema } from '../entities/scalars.ts';
import { defineService, method } from '../rpc/defineService.ts';

const error = catalogueErrorSchema.nullable();

/** Texts are in the language of the request's `Accept-Language`. */
export const catalogueDetail = defineService('/services/catalogue/detail', {
  GetProduct: method({
    args: [{ id: idSchema }],
    results: { ret: productSchema.nullable(), error },
    access: 'anonymous',
    limit: 'read',
    localized: true,
    shared: true,
  }),
  GetProductShoppingPage: method({
    args: [{ id: idSchema }],
    results: { ret: productShoppingPageSchema.nullable(), error },
    access: 'anonymous',
    limit: 'read',
    localized: true,
    shared: true,
  }),
  /** Members get more of a members-only recipe. */
  GetRecipe: method({
    args: [{ id: idSchema }],
    results: { ret: recipeSchema.nullable(), error },
    access: 'anonymous',
    limit: 'read',
    localized: true,
    differsWhenSignedIn: ([ret]) => (ret as Recipe | null)?.membersOnly ?? false,
  }),
  GetRelatedProductsByType: method({
    args: [{ id: idSchema }, { type: relationTypeSchema }],
    results: { ret: z.array(listingItemSchema), error },
    access: 'anonymous',
    limit: 'read',
    localized: true,
    shared: true,
  }),
  GetSeries: method({
    args: [{ id: idSchema }],
    results: { ret: seriesSchema.nullable(), error },
    access: 'anonymous',
    limit: 'read',
    localized: true,
    shared: true,
  }),
});
