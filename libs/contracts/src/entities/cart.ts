import { z } from 'zod';
import { letteringSchema } from './lettering.ts';
import { productTypeSchema } from './listing.ts';
import { imageSchema, linkSchema } from './media.ts';
import { amountSchema, priceSchema } from './price.ts';
import { centsSchema, currencySchema, idSchema, textSchema } from './scalars.ts';

export const personalizationSchema = z.object({
  imageId: idSchema.nullish(),
  text: textSchema.nullish(),
  /** For whom it is. */
  recipient: textSchema.nullish(),
  /** The day on which it is given. */
  date: z.iso.date().nullish(),
});

export type Personalization = z.infer<typeof personalizationSchema>;

export const cartItemSchema = z.object({
  lineItemId: idSchema,
  sku: idSchema,
  /** The item that this is a variant of; empty for an article that the shop does not have any more. */
  productId: z.string(),
  /** What it is; unknown of an article that the shop does not have any more. */
  productType: productTypeSchema.optional(),
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
  /** Whether a picture or a text may be put on it. */
  personalizable: z.boolean(),
  /** How words come onto it; null where nothing is known of that. */
  lettering: letteringSchema.nullish(),
  /** Whether it can be wrapped as a gift, by a child line. */
  wrappable: z.boolean().optional(),
});
export type CartItem = z.infer<typeof cartItemSchema>;

/** What became of the lines that a visitor had in the cart before signing in. */
const cartMergeSchema = z.object({
  /** With the units that came. */
  added: z.array(z.object({ title: z.string(), qty: z.int() })),
  /** Less than wanted, because there is no more of it: `qty` is what is in the cart now. */
  limited: z.array(z.object({ title: z.string(), qty: z.int(), wanted: z.int() })),
});
export type CartMerge = z.infer<typeof cartMergeSchema>;

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
  /** Put aside for later, the newest first, each followed by its child lines. They are in no sum. */
  savedItems: z.array(cartItemSchema),
  /** Of the sign-in that was the last change of the cart; null after any other change. */
  merge: cartMergeSchema.nullable(),
  voucherExchangeInfo: z.object({ exchangeVoucherAmount: z.object({ cents: centsSchema }) }).nullable(),
});
export type Cart = z.infer<typeof cartSchema>;

/** Of what is asked for: the cart itself judges it, and names its field. */
const askedQuantitySchema = z.number();

export const newCartItemSchema = z.object({
  sku: idSchema,
  qty: askedQuantitySchema,
  personalization: personalizationSchema.nullish(),
});
export type NewCartItem = z.input<typeof newCartItemSchema>;

export const cartItemUpdateSchema = z.object({
  id: idSchema,
  qty: askedQuantitySchema,
  /** Of the cart that the quantity was chosen in. If the cart has changed since, the update is refused as `invalid`. */
  version: z.int().optional(),
});
export type CartItemUpdate = z.infer<typeof cartItemUpdateSchema>;
