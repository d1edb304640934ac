import { z } from 'zod';
import { imageSchema, linkSchema } from './media.ts';
import { amountSchema, priceSchema } from './price.ts';
import { centsSchema, currencySchema, idSchema, textSchema } from './scalars.ts';

export const personalizationSchema = z.object({ imageId: idSchema.nullish(), text: textSchema.nullish() });

export const cartItemSchema = z.object({
  lineItemId: idSchema,
  sku: idSchema,
  qty: z.int(),
  rowTotalPrice: z.object({ amount: amountSchema }),
  price: priceSchema,
  title: z.string(),
  subTitle: z.string(),
  image: imageSchema.nullable(),
  link: linkSchema,
  /** Maximum units that may be ordered. */
  maxQuantity: z.int(),
  parentId: idSchema.nullable(),
  personalization: personalizationSchema.nullable(),
});
export type CartItem = z.infer<typeof cartItemSchema>;

export const cartSchema = z.object({
  id: idSchema,
  /** Increases with every change; a writer with an older version has to reload. */
  version: z.int(),
  /** Sorted by sku. */
  items: z.array(cartItemSchema),
  summary: z.object({
    itemCount: z.int(),
    subTotal: amountSchema,
    tax: amountSchema,
    total: amountSchema,
    currency: currencySchema,
  }),
  /** Sold out or removed since they were added. */
  unavailableItems: z.array(cartItemSchema),
  unprocessableItems: z.array(cartItemSchema),
  voucherExchangeInfo: z.object({ exchangeVoucherAmount: z.object({ cents: centsSchema }) }).nullable(),
});
export type Cart = z.infer<typeof cartSchema>;

export const newCartItemSchema = z.object({
  sku: idSchema,
  qty: z.int(),
  personalization: personalizationSchema.nullish(),
});
export type NewCartItem = z.input<typeof newCartItemSchema>;

export const cartItemUpdateSchema = z.object({ id: idSchema, qty: z.int() });
export type CartItemUpdate = z.infer<typeof cartItemUpdateSchema>;
