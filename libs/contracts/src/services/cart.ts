import { z } from 'zod';
import { cartItemUpdateSchema, cartSchema, newCartItemSchema, personalizationSchema } from '../entities/cart.ts';
import { cartErrorSchema } from '../entities/errors.ts';
import { idSchema, optional } from '../entities/scalars.ts';
import { defineService, method } from '../rpc/defineService.ts';

const cartResult = cartSchema.nullable();
const error = cartErrorSchema.nullable();

/** The visitor's own cart, identified by cookie. */
export const cart = defineService('/services/checkout/cart', {
  GetCart: method({
    args: [],
    results: { cart: cartResult, error },
    access: 'anonymous',
    limit: 'read',
    localized: true,
  }),
  GetItemCount: method({ args: [], results: { ret: z.int(), error }, access: 'anonymous', limit: 'read' }),
  AddItem: method({
    args: [{ item: newCartItemSchema }, { parent: optional(idSchema) }],
    results: { cart: cartResult, lineItemID: z.string(), error },
    access: 'anonymous',
    limit: 'write',
    joinsCustomer: true,
    localized: true,
  }),
  AddItems: method({
    args: [{ items: z.array(newCartItemSchema).max(50) }],
    results: { cart: cartResult, lineItemIDs: z.array(z.string()), error },
    access: 'anonymous',
    limit: 'write',
    joinsCustomer: true,
    localized: true,
  }),
  AddChildItem: method({
    args: [{ parentId: idSchema }, { item: newCartItemSchema }],
    results: { cart: cartResult, lineItemID: z.string(), error },
    access: 'anonymous',
    limit: 'write',
    joinsCustomer: true,
    localized: true,
  }),
  UpdateItem: method({
    args: [{ update: cartItemUpdateSchema }],
    results: { cart: cartResult, error },
    access: 'anonymous',
    limit: 'write',
    joinsCustomer: true,
    localized: true,
  }),
  UpdateChildItem: method({
    args: [{ update: cartItemUpdateSchema }],
    results: { cart: cartResult, error },
    access: 'anonymous',
    limit: 'write',
    joinsCustomer: true,
    localized: true,
  }),
  RemoveItem: method({
    args: [{ lineItemId: idSchema }],
    results: { cart: cartResult, error },
    access: 'anonymous',
    limit: 'write',
    joinsCustomer: true,
    localized: true,
  }),
  DeleteCart: method({ args: [], results: { error }, access: 'anonymous', limit: 'write', joinsCustomer: true }),
  SetPersonalization: method({
    args: [{ lineItemId: idSchema }, { personalization: personalizationSchema }],
    results: { cart: cartResult, error },
    access: 'anonymous',
    limit: 'write',
    joinsCustomer: true,
    localized: true,
  }),
  RemovePersonalization: method({
    args: [{ lineItemId: idSchema }],
    results: { cart: cartResult, error },
    access: 'anonymous',
    limit: 'write',
    joinsCustomer: true,
    localized: true,
  }),
});
