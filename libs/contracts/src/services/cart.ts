import { z } from 'zod';
import { cartItemUpdateSchema, cartSchema, newCartItemSchema, personalizationSchema } from '../entities/cart.ts';
import { cartErrorSchema } from '../entities/errors.ts';
import { idSchema, optional } from '../entities/scalars.ts';
import { defineService, method } from '../rpc/defineService.ts';

const cartResult = cartSchema.nullable();
const error = cartErrorSchema.nullable();

/** The visitor's own cart, found by the cookie. */
export const cart = defineService('/services/checkout/cart', {
  GetCart: method({ args: [], results: { cart: cartResult, error }, access: 'anonymous' }),
  GetItemCount: method({ args: [], results: { ret: z.int(), error }, access: 'anonymous' }),
  AddItem: method({
    args: [newCartItemSchema, optional(idSchema)],
    results: { cart: cartResult, lineItemID: z.string(), error },
    access: 'anonymous',
  }),
  AddItems: method({
    args: [z.array(newCartItemSchema).max(50)],
    results: { cart: cartResult, lineItemIDs: z.array(z.string()), error },
    access: 'anonymous',
  }),
  AddChildItem: method({
    args: [idSchema, newCartItemSchema],
    results: { cart: cartResult, lineItemID: z.string(), error },
    access: 'anonymous',
  }),
  UpdateItem: method({ args: [cartItemUpdateSchema], results: { cart: cartResult, error }, access: 'anonymous' }),
  UpdateChildItem: method({ args: [cartItemUpdateSchema], results: { cart: cartResult, error }, access: 'anonymous' }),
  RemoveItem: method({ args: [idSchema], results: { cart: cartResult, error }, access: 'anonymous' }),
  DeleteCart: method({ args: [], results: { error }, access: 'anonymous' }),
  SetPersonalization: method({
    args: [idSchema, personalizationSchema],
    results: { cart: cartResult, error },
    access: 'anonymous',
  }),
  RemovePersonalization: method({ args: [idSchema], results: { cart: cartResult, error }, access: 'anonymous' }),
});
