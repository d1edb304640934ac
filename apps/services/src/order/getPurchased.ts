import type { ArgsOf, Image, order, ResultsOf } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { copiedLink } from '../catalogue/copiedLink.ts';
import { findItemLinks } from '../catalogue/itemLinks.ts';
import { customerIdOf } from '../customer/customerIdOf.ts';
import type { Call } from '../module.ts';

type Query = ArgsOf<typeof order, 'GetPurchased'>[0];

interface Row extends Record<string, unknown> {
  count: number;
  /** Null on a page beyond the last: then there is a row for the count alone. */
  sku: string | null;
  title: string;
  itemId: string;
  url: string;
  image: Image | null;
  orderId: string;
  orderedAt: number;
}

/**
 * What the visitor has bought: every article once, the last bought first. A query that reads the page's lines alone, and one
 * for their links.
 */
export async function getPurchased(call: Call, query: Query): Promise<ResultsOf<typeof order, 'GetPurchased'>> {
  const own = sql`customer_id = ${customerIdOf(call)}::uuid`;
  const { rows } = await call.db.execute<Row>(sql`
    with page as (
      select * from bought_article where ${own} order by ordered_at desc, sku
      limit ${query.pageSize} offset ${query.page * query.pageSize}
    )
    select total.count, page.sku, l.title, l.item_id as "itemId", l.url, l.image, page.order_id as "orderId",
      (extract(epoch from page.ordered_at) * 1000)::float8 as "orderedAt"
    from (select count(*)::int as count from bought_article where ${own}) total
    left join page on true
    left join order_line l on l.order_id = page.order_id and l.position = page.position
    order by page.ordered_at desc, page.sku`);
  const bought = rows.flatMap(({ sku, ...row }) => (sku === null ? [] : [{ ...row, sku }]));
  const ids = bought.map(({ itemId }) => itemId);
  const links = await findItemLinks(call.db, call.site, call.locale, ids);
  const items = bought.map(({ count: _, itemId, url, orderedAt, ...row }) => {
    return { ...row, url: copiedLink({ itemId, url }, links).url, orderedAt: Math.round(orderedAt) };
  });
  return { ret: { items, count: rows[0]?.count ?? 0 }, error: null };
}
