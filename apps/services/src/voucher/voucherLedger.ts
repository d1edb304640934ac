import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';

/** How long a voucher that gets money back can be used at least. */
const USABLE_DAYS = 90;

/** Gives vouchers back what they have paid for an order. A second time gives nothing. */
export async function returnToVouchers(tx: Transaction, orderId: string): Promise<void> {
  await tx.execute(sql`
    with owed as (
      select voucher_id, -sum(cents) as cents from voucher_movement
      where order_id = ${orderId}::uuid and kind in ('paid', 'returned') group by voucher_id having sum(cents) < 0
    ),
    returned as (
      update voucher set balance_cents = balance_cents + owed.cents,
        valid_until = greatest(valid_until, now() + make_interval(days => ${USABLE_DAYS}::int))
      from owed where voucher.id = owed.voucher_id returning voucher.id, owed.cents
    )
    insert into voucher_movement (voucher_id, order_id, kind, cents)
    select id, ${orderId}::uuid, 'returned', cents from returned`);
}

/**
 * Gives value vouchers back a part of what they have paid for an order, those first that paid first; at most what they are
 * owed. Those that were exchanged get nothing: they paid for experiences, which are not sent back. Gives what that comes
 * to, in cents.
 */
export async function returnPartToVouchers(tx: Transaction, orderId: string, cents: number): Promise<number> {
  const { rows } = await tx.execute<{ cents: string }>(sql`
    with owed as (
      select m.voucher_id, min(m.id) as first, -sum(m.cents) as cents
      from voucher_movement m join voucher v on v.id = m.voucher_id
      where m.order_id = ${orderId}::uuid and m.kind in ('paid', 'returned') and v.kind = 'value'
      group by m.voucher_id having sum(m.cents) < 0
    ),
    part as (
      select voucher_id, least(cents, greatest(0,
        ${cents}::bigint - (sum(cents) over (order by first) - cents))) as cents from owed
    ),
    returned as (
      update voucher set balance_cents = balance_cents + part.cents,
        valid_until = greatest(valid_until, now() + make_interval(days => ${USABLE_DAYS}::int))
      from part where voucher.id = part.voucher_id and part.cents > 0 returning voucher.id, part.cents
    ),
    moved as (
      insert into voucher_movement (voucher_id, order_id, kind, cents)
      select id, ${orderId}::uuid, 'returned', cents from returned
    )
    select coalesce(sum(cents), 0)::text as cents from returned`);
  return Number(rows[0]?.cents ?? 0);
}

/** Ends vouchers that an order bought. */
export async function cancelVouchers(tx: Transaction, orderId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    with bought as (
      select id, balance_cents as cents from voucher
      where order_id = ${orderId}::uuid and id = any(${sql.param([...ids])}::uuid[]) and canceled_at is null
    ),
    ended as (
      update voucher set balance_cents = 0, canceled_at = now() from bought
      where voucher.id = bought.id returning voucher.id, bought.cents
    )
    insert into voucher_movement (voucher_id, order_id, kind, cents)
    select id, ${orderId}::uuid, 'canceled', -cents from ended`);
}
