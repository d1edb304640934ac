import type { OrderStatus } from '@shop/contracts';
import { queryDatabase } from './queryDatabase.ts';

/** What the database holds of an order. Amounts are cents. */
export interface StoredOrder {
  id: string;
  number: string;
  status: OrderStatus;
  method: string;
  payment: 'pending' | 'open' | 'paid' | 'refused';
  reason: string | null;
  isConfirmed: boolean;
  /** Lines that are left in the cart it was ordered from. */
  leftInCart: number;
  sums: Record<'items' | 'delivery' | 'discount' | 'vouchers' | 'due' | 'refundDue' | 'refunded', number>;
  codes: string[];
  lines: { sku: string; qty: number; cents: number }[];
  /** What it became after it was placed. */
  statuses: OrderStatus[];
  invoices: number;
  creditNotes: number[];
  refunds: number[];
  /** What it bought or paid with. `held` is the balance of the voucher, `moved` the sum of all its movements. */
  movements: { kind: string; cents: number; held: number; moved: number }[];
  vouchers: StoredVoucher[];
  /** What other systems are told of it. */
  told: string[];
  /** Mails about it that were queued, in their order. */
  mails: string[];
}

/** What the database holds of a voucher that an order bought. */
interface StoredVoucher {
  sku: string;
  balance: number;
  activated: { date: string; location: string; name: string } | null;
}

const ORDERS = `
  select id, number::text, status, payment_method as method, payment_status as payment, payment_reason as reason,
    confirmed_at is not null as "isConfirmed",
    (select count(*)::int from cart_item where cart_item.cart_id = o.cart_id) as "leftInCart",
    json_build_object('items', items_cents, 'delivery', delivery_cents, 'discount', discount_cents,
      'vouchers', vouchers_cents, 'due', due_cents, 'refundDue', refund_due_cents, 'refunded', refunded_cents) as sums,
    array(select code->>'kind' from jsonb_array_elements(codes) code) as codes,
    (select json_agg(json_build_object('sku', sku, 'qty', qty, 'cents', unit_cents) order by position)
      from order_line where order_id = o.id) as lines,
    array(select e.status from order_event e where order_id = o.id order by e.id) as statuses,
    (select count(*)::int from invoice where order_id = o.id) as invoices,
    array(select cents::int from credit_note where order_id = o.id order by number) as "creditNotes",
    array(select cents::int from order_refund where order_id = o.id order by created_at) as refunds,
    (select coalesce(json_agg(json_build_object('kind', m.kind, 'cents', m.cents, 'held', v.balance_cents,
        'moved', (select sum(cents) from voucher_movement where voucher_id = v.id)) order by m.id), '[]')
      from voucher_movement m join voucher v on v.id = m.voucher_id where m.order_id = o.id) as movements,
    (select coalesce(json_agg(json_build_object('sku', sku, 'balance', balance_cents,
        'activated', case when activated_for is not null then json_build_object(
          'date', activated_for, 'location', activated_location, 'name', activated_name) end)
        order by position, unit), '[]')
      from voucher where order_id = o.id) as vouchers,
    array(select type from outbox_event where subject = o.id::text order by outbox_event.position) as told,
    array(select data->>'kind' from pgboss.job where data->>'orderId' = o.id::text order by created_on) as mails
  from shop_order o where lower(email) = lower($1) order by created_at`;

/** The orders of an e-mail address as the database of the shop under test holds them, the first one first. */
export const storedOrders = (email: string): Promise<StoredOrder[]> => queryDatabase<StoredOrder>(ORDERS, [email]);
