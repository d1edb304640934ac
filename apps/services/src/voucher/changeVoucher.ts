import type { ResultsOf, voucher, VoucherError } from '@shop/contracts';
import type { Transaction } from '../db/database.ts';
import type { Call } from '../module.ts';
import { toVouchers } from './toVouchers.ts';
import { lockByCode, type VoucherRow } from './voucherRepository.ts';

type Reply = ResultsOf<typeof voucher, 'Activate'>;

const unknown: Reply = { ret: null, error: { voucherError: 'NOT_FOUND' } };

/**
 * Changes the voucher of a code under its lock, and shows what became of it. `change` gives the new row, or the error,
 * which comes with the unchanged voucher.
 */
export async function changeVoucher(
  call: Call,
  code: string,
  change: (tx: Transaction, row: VoucherRow) => Promise<VoucherRow | VoucherError>,
): Promise<Reply> {
  const done = await call.db.transaction(async (tx) => {
    const row = await lockByCode(tx, call.site, code);
    return row && { row, changed: await change(tx, row) };
  });
  if (!done) return unknown;
  const { row, changed } = done;
  const isChanged = 'id' in changed;
  const [shown] = await toVouchers(call, [isChanged ? changed : row]);
  return { ret: shown ?? null, error: isChanged ? null : changed };
}
