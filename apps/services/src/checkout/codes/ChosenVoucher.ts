import { type SQL, sql } from 'drizzle-orm';
import type { VoucherRow } from '../../voucher/voucherRepository.ts';

/** A voucher that was put into a checkout. */
export type ChosenVoucher = Pick<
  VoucherRow,
  'id' | 'kind' | 'balanceCents' | 'valueCents' | 'validUntil' | 'activatedFor' | 'canceledAt'
>;

interface Packed extends Omit<ChosenVoucher, 'validUntil' | 'canceledAt'> {
  /** Milliseconds since 1970. */
  validUntil: number;
  canceledAt: number | null;
}

/** The vouchers of a row of `checkout`, as a column of the query that reads it. */
export const chosenVouchers: SQL<ChosenVoucher[]> = sql`(
  select coalesce(json_agg(json_build_object(
    'id', v.id, 'kind', v.kind, 'balanceCents', v.balance_cents, 'valueCents', v.value_cents,
    'validUntil', extract(epoch from v.valid_until) * 1000, 'activatedFor', v.activated_for,
    'canceledAt', extract(epoch from v.canceled_at) * 1000)), '[]'::json)
  from voucher v where v.id in (
    select (code->>'id')::uuid from jsonb_array_elements(checkout.codes) as code))`.mapWith((packed: Packed[]) =>
  packed.map(({ validUntil, canceledAt, ...rest }) => ({
    ...rest,
    validUntil: new Date(validUntil),
    canceledAt: canceledAt === null ? null : new Date(canceledAt),
  })),
);
