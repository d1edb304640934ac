import type { Cart, SpecialPages } from '@shop/contracts';

/** An article that has just come into the cart. */
export interface Added {
  /** The cart that it is in now. */
  cart: Cart | null | undefined;
  /** Its line there. */
  lineItemId: string;
  /** The units that came. */
  qty: number;
  title: string;
  /** Of the product, to find what goes with it. */
  productId: string;
  pages: Pick<SpecialPages, 'cart' | 'checkout'>;
}
