import { z } from 'zod';
import { cartSchema } from '../entities/cart.ts';
import { idSchema, optional } from '../entities/scalars.ts';
import { voucherActivationSchema, voucherErrorSchema, voucherSchema } from '../entities/voucher.ts';
import { defineService, method } from '../rpc/defineService.ts';
import { pageArgs } from './pageArgs.ts';

const error = voucherErrorSchema.nullable();
const results = { ret: voucherSchema.nullable(), error };
/** As typed, pasted or scanned. */
const code = { code: idSchema } as const;
const byCode = { results, access: 'anonymous', limit: 'voucher', localized: true } as const;

/** Vouchers, for whoever has their codes. Attempts are limited. */
export const voucher = defineService('/services/checkout/voucher', {
  Check: method({ args: [code], ...byCode }),
  /**
   * Books an experience for a day and a location, or stores a value voucher in the account. A voucher activated by a
   * customer is among the customer's from then on.
   */
  Activate: method({ args: [code, { activation: voucherActivationSchema }], ...byCode }),
  /**
   * Puts an experience voucher into the cart, where it pays for other experiences; with one of these, if it is given.
   * The voucher stays as it is until the order is placed.
   */
  Exchange: method({
    args: [code, { sku: optional(idSchema) }],
    results: { cart: cartSchema.nullable(), error },
    access: 'anonymous',
    limit: 'voucher',
    localized: true,
  }),
  /** Makes a voucher valid for longer. */
  Extend: method({ args: [code], ...byCode }),
  /** The customer's vouchers, bought or activated, the newest first. */
  GetMyVouchers: method({
    args: [{ query: pageArgs }],
    results: { ret: z.object({ items: z.array(voucherSchema), count: z.int() }), error },
    access: 'customer',
    limit: 'read',
    localized: true,
  }),
});
