import { z } from 'zod';
import {
  productSchema,
  productShoppingPageSchema,
  recipeSchema,
  relationTypeSchema,
  seriesSchema,
} from '../entities/detail.ts';
import { catalogueErrorSchema } from '../entities/errors.ts';
import { listingItemSchema } from '../entities/listing.ts';
import { idSchema } from '../entities/scalars.ts';
import { defineService, method } from '../rpc/defineService.ts';

const error = catalogueErrorSchema.nullable();

/** Texts come in the language of the request's `Accept-Language`. */
export const catalogueDetail = defineService('/services/catalogue/detail', {
  GetProduct: method({
    args: [idSchema],
    results: { ret: productSchema.nullable(), error },
    access: 'anonymous',
    shared: true,
  }),
  GetProductShoppingPage: method({
    args: [idSchema],
    results: { ret: productShoppingPageSchema.nullable(), error },
    access: 'anonymous',
    shared: true,
  }),
  /** Not shared: a member sees more of a members-only recipe. */
  GetRecipe: method({ args: [idSchema], results: { ret: recipeSchema.nullable(), error }, access: 'anonymous' }),
  GetRelatedProductsByType: method({
    args: [idSchema, relationTypeSchema],
    results: { ret: z.array(listingItemSchema), error },
    access: 'anonymous',
    shared: true,
  }),
  GetSeries: method({
    args: [idSchema],
    results: { ret: seriesSchema.nullable(), error },
    access: 'anonymous',
    shared: true,
  }),
});
