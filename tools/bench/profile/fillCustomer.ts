import type pg from 'pg';

/** Whom the new customers are like: the customer of the demo world. */
export const LIKE = { email: 'kunde@example.com', password: 'Geschenk-2026' } as const;

/** Adds a customer with so many orders, articles, vouchers and reviews, and the password of the demo customer. */
export async function fillCustomer(database: pg.Client, site: string, email: string, count: number): Promise<void> {
  const { rows } = await database.query<{ id: string }>(
    `insert into customer (site, email, password_hash, confirmed_at)
     select site, $2, password_hash, now() from customer where site = $1 and email = $3 returning id`,
    [site, email, LIKE.email],
  );
  const id = rows[0]!.id;
  await database.query(
    `with source as (
       select o.* from shop_order o join customer c on c.id = o.customer_id
       where c.site = $1 and c.email = $4 and o.confirmed_at is not null order by o.number limit 1
     ),
     made as (
       insert into shop_order (site, customer_id, locale, email, status, billing, shipping, delivery, currency,
         items_cents, discount_cents, delivery_cents, vouchers_cents, due_cents, taxes, payment_method, payment_status,
         access_key, idempotency_key, checkout_version, confirmed_at, created_at)
       select site, $2::uuid, locale, $3, 'completed', billing, shipping, delivery, currency,
         items_cents, discount_cents, delivery_cents, vouchers_cents, due_cents, taxes, payment_method, payment_status,
         'bench ' || $3 || n, 'bench ' || n, 'bench', now() - n * interval '1 hour', now() - n * interval '1 hour'
       from source, generate_series(1, $5::int) n
       returning id, idempotency_key as key
     )
     insert into order_line (order_id, position, sku, item_id, product_type, title, sub_title, url, image, qty,
       unit_cents, vat_permille, taken_from_stock)
     select made.id, l.position, l.sku || made.key, l.item_id, l.product_type, l.title, l.sub_title, l.url, l.image, l.qty,
       l.unit_cents, l.vat_permille, 0
     from made, source join order_line l on l.order_id = source.id`,
    [site, id, email, LIKE.email, count],
  );
  await database.query(
    `with made as (
       insert into voucher (site, kind, code_hash, sku, item_id, title, currency, value_cents, balance_cents, valid_until,
         locale, customer_id, created_at)
       select $1, 'value', sha256(convert_to($3 || n, 'UTF8')), 'voucher', 'voucher', 'Wertgutschein', 'CHF', 5000, 5000,
         now() + interval '1 year', 'de', $2::uuid, now() - n * interval '1 hour'
       from generate_series(1, $4::int) n returning id
     )
     insert into voucher_movement (voucher_id, kind, cents) select id, 'issued', 5000 from made`,
    [site, id, email, count],
  );
  await database.query(
    `insert into review (site, reference_type, reference_id, customer_id, locale, score, title, text, author_alias,
       approved, created_at)
     select $1, 'product', 'bench-' || n, $2::uuid, 'de', 1 + n % 5, 'Gut', 'Text ' || n, 'Lea B.', true,
       now() - n * interval '1 hour'
     from generate_series(1, $3::int) n`,
    [site, id, count],
  );
}
