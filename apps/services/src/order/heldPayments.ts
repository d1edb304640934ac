import type { Transaction } from '../db/database.ts';
import type { VoucherPayment } from '../checkout/codes/spendCodes.ts';
import { lockVouchers } from '../voucher/voucherRepository.ts';
import { unusableReason } from '../voucher/voucherRules.ts';
import type { OrderRow } from './insertOrder.ts';

/**
 * What vouchers paid for an order that was given up, if they can pay it once more; they are locked. Null if one of them
 * cannot.
 */
export async function heldPayments(
  tx: Transaction,
  { site, codes }: Pick<OrderRow, 'site' | 'codes'>,
): Promise<VoucherPayment[] | null> {
  const paying = codes.filter(({ kind }) => kind !== 'promotion');
  const rows = await lockVouchers(
    tx,
    site,
    paying.map(({ id }) => id),
  );
  const now = new Date();
  const hold = paying.every(({ id, amount }) => {
    const row = rows.find((one) => one.id === id);
    return row !== undefined && unusableReason(row, now) === null && row.balanceCents >= amount.cents;
  });
  return hold ? paying.map(({ id, amount }) => ({ voucherId: id, cents: amount.cents })) : null;
}
