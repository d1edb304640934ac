import { z } from 'zod';
import { cartSchema } from '../entities/cart.ts';
import { idSchema, timestampSchema } from '../entities/scalars.ts';
import { missingItemSchema, sharedCartErrorSchema, sharedCartSchema } from '../entities/sharedCart.ts';
import { defineService, method } from '../rpc/defineService.ts';

const error = sharedCartErrorSchema.nullable();

/** Articles of carts, shared by a link that anybody may open. */
export const sharedCart = defineService('/services/checkout/sharedCart', {
  /** Keeps the articles of the visitor's own cart under a new token; what was written or uploaded for them stays out. */
  Create: method({
    args: [],
    results: { token: z.string(), expiresAt: timestampSchema.nullable(), error },
    access: 'anonymous',
    limit: 'write',
  }),
  Get: method({
    args: [{ token: idSchema }],
    results: { ret: sharedCartSchema.nullable(), error },
    access: 'anonymous',
    limit: 'read',
    localized: true,
  }),
  /** Puts the shared articles into the visitor's own cart, as many units as there are. */
  AddToCart: method({
    args: [{ token: idSchema }],
    results: { cart: cartSchema.nullable(), missing: z.array(missingItemSchema), error },
    access: 'anonymous',
    limit: 'write',
    joinsCustomer: true,
    localized: true,
  }),
});
