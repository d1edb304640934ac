import type { RefundedLine } from '@shop/contracts';
import type { DatabaseOrTransaction, Transaction } from '../db/database.ts';
import { cancelVouchers } from './voucherLedger.ts';
import { findBoughtBy, lockBoughtBy, type VoucherRow } from './voucherRepository.ts';

/**
 * Ends the vouchers that an order bought. Nothing happens, and it is false, if one of them has been used: nobody gets
 * money back for what is spent. Goods do not need this; they come back, vouchers do not.
 */
export async function takeBackVouchers(tx: Transaction, orderId: string): Promise<boolean> {
  const bought = (await lockBoughtBy(tx, orderId)).filter(isInForce);
  if (!bought.every(isUntouched)) return false;
  await cancelVouchers(
    tx,
    orderId,
    bought.map(({ id }) => id),
  );
  return true;
}

/**
 * Ends as many vouchers of lines as units are given back. Nothing happens, and it is false, if too many of a line's have
 * been used.
 */
export async function takeBackUnits(
  tx: Transaction,
  orderId: string,
  lines: readonly RefundedLine[],
): Promise<boolean> {
  const bought = (await lockBoughtBy(tx, orderId)).filter(isInForce);
  const ids: string[] = [];
  for (const { id, qty } of lines) {
    const ofLine = bought.filter(({ position }) => String(position) === id);
    if (ofLine.length === 0) continue;
    const untouched = ofLine.filter((row) => isUntouched(row) && !ids.includes(row.id));
    if (untouched.length < qty) return false;
    ids.push(...untouched.slice(0, qty).map((row) => row.id));
  }
  await cancelVouchers(tx, orderId, ids);
  return true;
}

/** Whether a voucher that an order bought has been used, so that the order cannot be cancelled any more. */
export async function hasUsedVouchers(db: DatabaseOrTransaction, orderId: string): Promise<boolean> {
  return (await findBoughtBy(db, orderId)).some((row) => isInForce(row) && !isUntouched(row));
}

const isInForce = ({ canceledAt }: VoucherRow) => canceledAt === null;

const isUntouched = ({ balanceCents, valueCents, activatedFor }: VoucherRow) =>
  balanceCents === valueCents && activatedFor === null;
