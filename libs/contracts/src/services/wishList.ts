import { z } from 'zod';
import { MAX_WISHES } from '../constants.ts';
import { idSchema, optional, textSchema, timestampSchema } from '../entities/scalars.ts';
import { sharedWishListSchema, wishListErrorSchema, wishListSchema, wishSchema } from '../entities/wishList.ts';
import { defineService, method } from '../rpc/defineService.ts';

const error = wishListErrorSchema.nullable();
const skus = z.array(idSchema).max(MAX_WISHES);
/** A change that answers with nothing but what was wrong. */
const change = { results: { error }, access: 'customer', limit: 'write' } as const;

/** Lists of wishes. Those of visitors are in their browser until they sign in. */
export const wishList = defineService('/services/profile/wishList', {
  /** The articles of a visitor's own list. Articles that are gone are left out. */
  GetArticles: method({
    args: [{ skus }],
    results: { ret: z.array(wishSchema) },
    access: 'anonymous',
    limit: 'read',
    localized: true,
  }),
  /** The customer's lists, the first list first, and whether mails are wanted. */
  GetLists: method({
    args: [],
    results: { ret: z.array(wishListSchema), mails: z.boolean() },
    access: 'customer',
    limit: 'read',
    localized: true,
  }),
  /** The articles on any of the customer's lists, for the hearts of other pages. */
  GetWishes: method({ args: [], results: { ret: z.array(idSchema) }, access: 'customer', limit: 'read' }),
  /** Puts an article on a list; on the first one if none is named. */
  Add: method({ args: [{ sku: idSchema }, { listId: optional(idSchema) }], ...change }),
  /** Takes articles off a list; off all lists if none is named. */
  Remove: method({ args: [{ skus }, { listId: optional(idSchema) }], ...change }),
  /** Takes an article from one list to another. */
  Move: method({ args: [{ sku: idSchema }, { from: idSchema }, { to: idSchema }], ...change }),
  /** Puts what a visitor has wished for on the first list, except what is on a list. Answers like `GetWishes`. */
  Merge: method({ args: [{ skus }], results: { ret: z.array(idSchema) }, access: 'customer', limit: 'write' }),
  CreateList: method({ args: [{ title: textSchema }], ...change, results: { listId: z.string(), error } }),
  RenameList: method({ args: [{ listId: idSchema }, { title: textSchema }], ...change }),
  DeleteList: method({ args: [{ listId: idSchema }], ...change }),
  /** Makes a link that shows a list to whoever has it, under `name` unless that is empty. An earlier link ends. */
  Share: method({
    args: [{ listId: idSchema }, { name: textSchema }],
    ...change,
    results: { token: z.string(), expiresAt: timestampSchema.nullable(), error },
  }),
  StopSharing: method({ args: [{ listId: idSchema }], ...change }),
  GetShared: method({
    args: [{ token: idSchema }],
    results: { ret: sharedWishListSchema.nullable(), error },
    access: 'anonymous',
    limit: 'read',
    localized: true,
  }),
  /** Whether the customer wants mails about lower prices and articles that are available again. */
  SetMails: method({ args: [{ wanted: z.boolean() }], ...change }),
  /** Ends the mails of the account whose mail carried this token. */
  StopMails: method({ args: [{ token: idSchema }], ...change, access: 'anonymous' }),
});
