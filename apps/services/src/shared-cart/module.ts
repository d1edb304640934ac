import type { sharedCart } from '@shop/contracts';
import type { Implementation } from '../module.ts';
import { addSharedCart } from './addSharedCart.ts';
import { createSharedCart } from './createSharedCart.ts';
import { getSharedCart } from './getSharedCart.ts';

/** Articles of carts that are shared by a link. */
export const sharedCartModule: Implementation<typeof sharedCart> = {
  Create: createSharedCart,
  Get: getSharedCart,
  AddToCart: addSharedCart,
};
