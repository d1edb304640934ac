import type { ArgsOf, Image, order, ResultsOf } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { customerIdOf } from '../customer/customerIdOf.ts';
import type { Call } from '../module.ts';
import { UNDONE_STATUSES } from './undoneStatuses.ts';

type Query = ArgsOf<typeof order, 'GetPurchased'>[0];

interface Row extends Record<string, unknown> {
  count: number;
  /** Null on a page beyond the last: then there is a row for the count alone. */
  sku: string | null;
  title: string;
  url: string;
  image: Image | null;
  orderId: string;
  orderedAt: number;
}

/**
 * What the visitor has bought: every article once, the last bought first. One query, which goes through the customer's
 * lines once, and reads texts and pictures of the page's alone.
 */
export async function getPurchased(call: Call, query: Query): Promise<ResultsOf<typeof order, 'GetPurchased'>> {
  const { rows } = await call.db.execute<Row>(sql`
    with newest as materialized (
      select distinct on (l.sku) l.sku, l.order_id, l.position, o.created_at
      from shop_order o join order_line l on l.order_id = o.id
      where o.site = ${call.site} and o.customer_id = ${customerIdOf(call)}::uuid and o.confirmed_at is not null
        and o.status <> all(${sql.param(UNDONE_STATUSES)}::text[])
      order by l.sku, o.created_at desc
    ),
    page as (
      select * from newest order by created_at desc, sku
      limit ${query.pageSize} offset ${query.page * query.pageSize}
    )
    select total.count, page.sku, l.title, l.url, l.image, page.order_id as "orderId",
      (extract(epoch from page.created_at) * 1000)::float8 as "orderedAt"
    from (select count(*)::int as count from newest) total
    left join page on true
    left join order_line l on l.order_id = page.order_id and l.position = page.position
    order by page.created_at desc, page.sku`);
  const items = rows.flatMap(({ count: _, sku, orderedAt, ...row }) =>
    sku === null ? [] : [{ ...row, sku, orderedAt: Math.round(orderedAt) }],
  );
  return { ret: { items, count: rows[0]?.count ?? 0 }, error: null };
}
