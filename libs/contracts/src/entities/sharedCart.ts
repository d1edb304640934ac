import { z } from 'zod';
import { cartSchema } from './cart.ts';
import { timestampSchema } from './scalars.ts';

/** Articles that somebody has shared by a link, with the texts, prices and stock of now. */
export const sharedCartSchema = cartSchema
  .pick({ items: true, summary: true, unavailableItems: true, unprocessableItems: true })
  .extend({ expiresAt: timestampSchema });
export type SharedCart = z.infer<typeof sharedCartSchema>;

/** An article of which less came into the cart than was shared. */
export const missingItemSchema = z.object({ title: z.string(), qty: z.int(), wanted: z.int() });

/** `notFound`: no link of this token is valid (any more). `empty`: there is nothing to share. */
export const sharedCartErrorSchema = z.enum(['notFound', 'empty']);
