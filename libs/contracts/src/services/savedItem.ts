import { cartSchema } from '../entities/cart.ts';
import { cartErrorSchema } from '../entities/errors.ts';
import { idSchema } from '../entities/scalars.ts';
import { defineService, method } from '../rpc/defineService.ts';

const change = {
  results: { cart: cartSchema.nullable(), error: cartErrorSchema.nullable() },
  access: 'anonymous',
  limit: 'write',
  localized: true,
  joinsCustomer: true,
} as const;

/** What the visitor has put aside from the own cart for later. `GetCart` lists it as `savedItems`. */
export const savedItem = defineService('/services/checkout/savedItem', {
  /** Takes a line with its child lines out of the cart. */
  Save: method({ args: [{ lineItemId: idSchema }], ...change }),
  /** Puts a saved line with its child lines back, as many units as there are. */
  MoveToCart: method({ args: [{ lineItemId: idSchema }], ...change }),
  Remove: method({ args: [{ lineItemId: idSchema }], ...change }),
});
