import { cartItemSchema, cartSchema } from '@shop/contracts';
import { builder } from './build';
import { aPrice } from './listing';
import { aLink, anImage } from './media';

export const aCartItem = builder(cartItemSchema, () => ({
  lineItemId: 'line-1',
  sku: 'P-100',
  productId: 'P-100',
  qty: 1,
  rowTotalPrice: { amount: { cents: 4990 } },
  price: aPrice(),
  title: 'Gusspfanne',
  subTitle: 'Durchmesser 28 cm',
  image: anImage(),
  link: aLink(),
  maxQuantity: 10,
  parentId: null,
  personalization: null,
  personalizable: false,
}));

/** One line, one piece. Totals are not computed: a test that needs them sets them. */
export const aCart = builder(cartSchema, () => ({
  id: 'cart-1',
  version: 1,
  items: [aCartItem()],
  summary: {
    itemCount: 1,
    subTotal: { cents: 4990 },
    tax: { cents: 374 },
    total: { cents: 4990 },
    currency: 'CHF' as const,
  },
  unavailableItems: [],
  unprocessableItems: [],
  savedItems: [],
  merge: null,
  voucherExchangeInfo: null,
}));
