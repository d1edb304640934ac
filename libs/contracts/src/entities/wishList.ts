import { z } from 'zod';
import { imageSchema } from './media.ts';
import { priceSchema } from './price.ts';
import { idSchema, timestampSchema } from './scalars.ts';

/** An article that somebody would like to have, with the texts, price and stock of now. */
export const wishSchema = z.object({
  sku: idSchema,
  title: z.string(),
  subTitle: z.string(),
  /** What distinguishes this variant; empty if it is the only one. */
  variant: z.string(),
  url: z.string(),
  image: imageSchema.nullable(),
  price: priceSchema,
  /** How many cents less it costs than when it was put on the list; 0 if it does not. */
  droppedCents: z.int(),
  /** Units that may be ordered; 0 when sold out. */
  maxQuantity: z.int(),
  /** When it was put on the list; null where the services do not know, as of a visitor's own. */
  addedAt: timestampSchema.nullable(),
});
export type Wish = z.infer<typeof wishSchema>;

/** A customer's list of wishes, the newest first. */
export const wishListSchema = z.object({
  id: idSchema,
  /** Empty for the first list, which everybody has and nobody has named. */
  title: z.string(),
  items: z.array(wishSchema),
  /** Until when a link shows the list to others; null if none does. */
  sharedUntil: timestampSchema.nullable(),
  /** The name that the link shows; empty for none. */
  sharedName: z.string(),
});
export type WishList = z.infer<typeof wishListSchema>;

/** What a link shows of a list: nothing about its owner but the name that they have written for it. */
export const sharedWishListSchema = wishListSchema.pick({ title: true, items: true, sharedName: true });

/** `exists`: another list has this title. `tooMany`: there is no room for another list or wish. */
export const wishListErrorSchema = z.enum(['notFound', 'invalid', 'exists', 'tooMany']);
export type WishListError = z.infer<typeof wishListErrorSchema>;
