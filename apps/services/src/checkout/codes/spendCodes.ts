import { sql } from 'drizzle-orm';
import { discardingCarts } from '../../cart/cartRepository.ts';
import type { Transaction } from '../../db/database.ts';
import { personOf } from './promotionUses.ts';

/** What a voucher pays. */
export interface VoucherPayment {
  voucherId: string;
  cents: number;
}

export interface Spending {
  order: { id: string; site: string; email: string };
  payments: readonly VoucherPayment[];
  /** The applied promotion that everybody may use once. */
  oncePromotion: string | null;
  /** The cart to delete; null to keep it. */
  cartId: string | null;
}

/**
 * Takes from vouchers what they pay for an order, notes the use of its promotion and deletes its cart, in one statement:
 * placing an order takes twelve at most. False if a voucher or the promotion has been spent meanwhile; then the
 * transaction has to be rolled back.
 */
export async function spendCodes(
  tx: Transaction,
  { order, payments, oncePromotion, cartId }: Spending,
): Promise<boolean> {
  const paying = payments.filter(({ cents }) => cents > 0);
  const values = paying.map(({ voucherId, cents }) => sql`(${voucherId}::uuid, ${cents}::bigint)`);
  const payment = values.length > 0 ? sql`values ${sql.join(values, sql`, `)}` : sql`select null::uuid, 0 where false`;
  // Locked in a fixed order, against deadlocks.
  const { rows } = await tx.execute<{ paid: number; used: number }>(sql`
    with payment (voucher_id, cents) as (${payment}),
    locked as (
      select id from voucher where id in (select voucher_id from payment) order by id for update
    ),
    paid as (
      update voucher set balance_cents = balance_cents - payment.cents
      from payment join locked on locked.id = payment.voucher_id
      where voucher.id = locked.id and balance_cents >= payment.cents
      and canceled_at is null and activated_for is null and valid_until > now()
      returning voucher.id, payment.cents
    ),
    moved as (
      insert into voucher_movement (voucher_id, order_id, kind, cents)
      select id, ${order.id}::uuid, 'paid', -cents from paid
    ),
    used as (
      insert into promotion_use (site, person, code, order_id)
      select ${order.site}, ${personOf(order.email)}, ${oncePromotion}::text, ${order.id}::uuid
      where ${oncePromotion}::text is not null
      on conflict do nothing returning 1
    ),
    ${discardingCarts(sql`cart.id = ${cartId}::uuid`)}
    select (select count(*)::int from paid) as paid, (select count(*)::int from used) as used`);
  const [done] = rows;
  return done?.paid === paying.length && (oncePromotion === null || done.used === 1);
}
