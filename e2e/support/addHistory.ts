import { queryDatabase } from './queryDatabase.ts';

const COPY = `
  with source as (select * from shop_order where id = $1),
  made as (
    insert into shop_order (site, customer_id, locale, email, status, billing, shipping, delivery, currency, items_cents,
      discount_cents, delivery_cents, vouchers_cents, due_cents, taxes, payment_method, payment_status, access_key,
      idempotency_key, checkout_version, confirmed_at, created_at)
    select site, customer_id, locale, email, 'delivered', billing, shipping, delivery, currency, items_cents,
      discount_cents, delivery_cents, vouchers_cents, due_cents, taxes, payment_method, 'paid', access_key || n,
      n::text, checkout_version, created_at - n * interval '1 day', created_at - n * interval '1 day'
    from source, generate_series(1, $2::int) n
    returning id, idempotency_key as n
  ),
  handed as (insert into order_event (order_id, status) select id, 'delivered' from made)
  insert into order_line (order_id, position, sku, item_id, product_type, title, sub_title, url, image, qty, unit_cents,
    vat_permille, taken_from_stock)
  select made.id, position, sku || case when $3::boolean then '-' || made.n else '' end, item_id, product_type,
    title || ' ' || made.n, sub_title, url, image, qty, unit_cents, vat_permille, 0
  from made, order_line where order_id = $1`;

/**
 * Gives the buyer of an order so many more that were delivered, a day apart. Their articles are numbered in their titles;
 * with `areOthers`, each is an article of its own.
 */
export const addHistory = (orderId: string, count: number, areOthers = false) =>
  queryDatabase(COPY, [orderId, count, areOthers]);

/** Gives a customer so many value vouchers. */
export const addVouchers = (email: string, count: number) =>
  queryDatabase(
    `with made as (
       insert into voucher (site, kind, code_hash, sku, item_id, title, currency, value_cents, balance_cents, valid_until,
         locale, customer_id)
       select site, 'value', sha256(convert_to(id::text || n, 'UTF8')), 'voucher', 'voucher', 'Wertgutschein ' || n, 'CHF',
         5000, 5000, now() + interval '1 year', 'de', id
       from customer, generate_series(1, $2::int) n where email = $1 returning id
     )
     insert into voucher_movement (voucher_id, kind, cents) select id, 'issued', 5000 from made`,
    [email, count],
  );

/** Gives a customer so many reviews that everybody can read. */
export const addReviews = (email: string, count: number) =>
  queryDatabase(
    `insert into review (site, reference_type, reference_id, customer_id, locale, score, title, text, author_alias, approved)
     select site, 'product', 'article-' || n, id, 'de', 1 + n % 5, 'Gut', 'Text ' || n, 'Rosa K.', true
     from customer, generate_series(1, $2::int) n where email = $1`,
    [email, count],
  );

/** Gives a customer so many questions that everybody can read. */
export const addQuestions = (email: string, count: number) =>
  queryDatabase(
    `insert into question (site, reference_type, reference_id, customer_id, locale, question, author_alias, approved)
     select site, 'product', 'article-' || n, id, 'de', 'Frage ' || n, 'Rosa K.', true
     from customer, generate_series(1, $2::int) n where email = $1`,
    [email, count],
  );
