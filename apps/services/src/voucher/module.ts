import type { voucher } from '@shop/contracts';
import { customerIdOf } from '../customer/customerIdOf.ts';
import type { Implementation } from '../module.ts';
import { activate } from './activate.ts';
import { exchange } from './exchange.ts';
import { extend } from './extend.ts';
import { toVouchers } from './toVouchers.ts';
import { findByCode, findVouchersOf } from './voucherRepository.ts';

/** Vouchers, for whoever has their codes. */
export const voucherModule: Implementation<typeof voucher> = {
  Check: async (call, code) => {
    const row = await findByCode(call.db, call.site, code);
    if (!row) return { ret: null, error: { voucherError: 'NOT_FOUND' } };
    const [ret] = await toVouchers(call, [row]);
    return { ret: ret ?? null, error: null };
  },
  Activate: activate,
  Exchange: exchange,
  Extend: extend,
  GetMyVouchers: async (call, page) => {
    const { rows, count } = await findVouchersOf(call.db, call.site, customerIdOf(call), page);
    return { ret: { items: await toVouchers(call, rows), count }, error: null };
  },
};
