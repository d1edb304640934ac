import type { ResultsOf, voucher as contract } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { checkoutSettings } from '../checkout/readCheckout.ts';
import { voucher } from '../db/schema/voucher.ts';
import type { Call } from '../module.ts';
import { changeVoucher } from './changeVoucher.ts';
import { extendableUntil } from './voucherRules.ts';

/** Makes a voucher valid for longer, also one that has just expired, as often as the shop allows. */
export async function extend(call: Call, code: string): Promise<ResultsOf<typeof contract, 'Extend'>> {
  const { vouchers } = await checkoutSettings(call);
  return changeVoucher(call, code, async (tx, row) => {
    const validUntil = extendableUntil(row, vouchers, new Date());
    if (!validUntil) return { voucherError: 'NOT_EXTENDABLE' };
    const [extended] = await tx
      .update(voucher)
      .set({ validUntil, extensions: row.extensions + 1 })
      .where(eq(voucher.id, row.id))
      .returning();
    return extended!;
  });
}
