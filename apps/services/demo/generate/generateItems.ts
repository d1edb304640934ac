import { locales } from '@shop/contracts/constants';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../src/db/database.ts';
import { documentColumns } from '../../src/search/postgres/documentColumns.ts';
import { colors, placeNames } from './words.ts';

export interface Amounts {
  products: number;
  recipes: number;
}

/**
 * Fills a site with variations of its demo products and recipes: other names, prices, ratings and dates; the same
 * pictures, categories and facet values. A site without recipes gets none.
 */
export async function generateItems(tx: Transaction, site: string, { products, recipes }: Amounts): Promise<void> {
  await tx.execute(sql`
    create temporary table made on commit drop as
    with sources as (
      select i.id, r.item_id is not null as is_recipe, count(*) over kind as of,
        row_number() over (partition by r.item_id is not null order by i.id) - 1 as position
      from item i left join recipe r on r.site = i.site and r.item_id = i.id
      where i.site = ${site} and i.source = 'demo' and (i.price_cents is not null or r.item_id is not null)
      window kind as (partition by r.item_id is not null)
    )
    select n, s.id as source_id, s.is_recipe, n / s.of as turn,
      'generated-' || case when s.is_recipe then 'r' else 'p' end || n as id
    from sources s, generate_series(0, case when s.is_recipe then ${recipes}::int else ${products}::int end - 1) n
    where n % s.of = s.position`);
  await tx.execute(sql`analyze made`);
  await tx.execute(sql`
    insert into item (site, id, product_type, price_cents, currency, members_only, community_settings,
      number_of_persons, locations, images, badges, personalizable, vat_class, videos, brand, source, rating_sum, rating_count, since)
    select i.site, m.id, i.product_type, ((i.price_cents * (70 + m.turn * 37 % 80) / 100) / 10 + 1) * 10, i.currency,
      i.members_only, i.community_settings, i.number_of_persons, i.locations, i.images, i.badges, i.personalizable,
      i.vat_class, i.videos, i.brand, 'generated', (m.n % 50) * (2 + m.turn % 4), m.n % 50,
      timestamptz '2024-01-01' + (m.n * 7919 % 1000000) * interval '1 minute'
    from made m join item i on i.site = ${site} and i.id = m.source_id`);
  await tx.execute(sql`
    insert into sku (site, sku, item_id, price_cents, stock)
    select i.site, i.id, i.id, i.price_cents, 1 + m.n % 90
    from made m join item i on i.site = ${site} and i.id = m.id where i.price_cents is not null`);
  await tx.execute(sql`
    insert into recipe (site, item_id, cook_id, prep_time, total_time, niveau, ingredient_lists, steps)
    select r.site, m.id, r.cook_id, r.prep_time, r.total_time + m.n % 30, r.niveau, r.ingredient_lists, r.steps
    from made m join recipe r on r.site = ${site} and r.item_id = m.source_id where m.is_recipe`);
  await tx.execute(sql`
    insert into item_category (site, category_id, item_id, position)
    select c.site, c.category_id, m.id, 1000 + m.n
    from made m join item_category c on c.site = ${site} and c.item_id = m.source_id`);
  await tx.execute(sql`
    insert into item_attribute (site, item_id, attribute_id, value_id)
    select a.site, m.id, a.attribute_id, a.value_id
    from made m join item_attribute a on a.site = ${site} and a.item_id = m.source_id`);
  for (const locale of locales) {
    const config = sql`${`shop_${locale}`}::regconfig`;
    await tx.execute(sql`
      insert into item_text (site, item_id, locale, title, sub_title, summary, description, uri)
      select v.site, v.id, v.locale, v.title, v.sub_title, v.summary, '<p>' || v.summary || '</p>', v.uri
      from (
        select t.site, m.id, t.locale, t.sub_title, t.summary, t.uri || '-' || m.id as uri,
          concat_ws(' ', t.title, (${sql.param(placeNames)}::text[])[1 + m.turn % ${placeNames.length}::int],
            (${sql.param(colors[locale])}::text[])[1 + m.turn / ${placeNames.length}::int % ${colors[locale].length}::int])
            as title
        from made m join item_text t on t.site = ${site} and t.item_id = m.source_id and t.locale = ${locale}
      ) v`);
    const vector = sql`
      setweight(to_tsvector(${config}, t.title), 'A') ||
      setweight(to_tsvector(${config}, t.sub_title || ' ' || t.summary), 'B')`;
    await tx.execute(sql`
      insert into search_document (site, item_id, locale, name, title, words)
      select t.site, t.item_id, t.locale, ${documentColumns(sql`t.title`, vector)}
      from made m join item_text t on t.site = ${site} and t.item_id = m.id and t.locale = ${locale}`);
    await tx.execute(sql`
      insert into search_term (site, locale, term, item_count)
      select ${site}, ${locale}, lower(word), 0
      from unnest(${sql.param([...placeNames, ...colors[locale]])}::text[]) word on conflict do nothing`);
  }
}

/** Deletes the generated items of a site. */
export async function removeGenerated(tx: Transaction, site: string): Promise<void> {
  const tables = ['search_document', 'item_text', 'item_attribute', 'item_category', 'sku', 'recipe'];
  for (const table of tables) {
    await tx.execute(sql`
      delete from ${sql.identifier(table)} x using item i
      where x.site = ${site} and i.site = x.site and i.id = x.item_id and i.source = 'generated'`);
  }
  await tx.execute(sql`delete from item where site = ${site} and source = 'generated'`);
}
