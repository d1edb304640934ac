import { locales } from '@shop/contracts/constants';
import { type SQL, sql } from 'drizzle-orm';
import { EXCERPT_LENGTH } from '../../catalogue/excerpt.ts';
import type { Transaction } from '../../db/database.ts';
import { documentColumns } from './documentColumns.ts';

/** A text with plain spaces: PostgreSQL's parser makes one word of "mot\u00a0:". */
const spaced = (text: SQL) => sql`translate(${text}, ${'\u00a0\u202f'}, '  ')`;
const description = spaced(sql`regexp_replace(t.description, '<[^>]+>', ' ', 'g')`);
const plainDescription = sql`regexp_replace(${description}, '\\s+', ' ', 'g')`;

/**
 * Writes the search documents of the items `own` that a condition holds for: titles have the highest weight, then
 * subtitle and summary, then the description, then ingredients, facet values and lists. Members-only texts are excluded,
 * and texts borrowed from another language. Documents without a text are deleted.
 */
export async function writeDocuments(tx: Transaction, site: string, condition: SQL): Promise<void> {
  for (const locale of locales) {
    const config = sql`${`shop_${locale}`}::regconfig`;
    const ingredientNames = `$[*].ingredients[*].name.${locale}`;
    const vector = sql`
      setweight(to_tsvector(${config}, ${spaced(sql`t.title`)}), 'A') ||
      setweight(to_tsvector(${config}, ${spaced(sql`t.sub_title || ' ' || t.summary`)}), 'B') ||
      setweight(to_tsvector(${config}, case when own.members_only and own.product_type = 'recipe'
        then regexp_replace(left(${plainDescription} || ' ', ${EXCERPT_LENGTH}), '\\S*$', '')
        else ${plainDescription} end), 'C') ||
      setweight(to_tsvector(${config}, coalesce((
        select ${spaced(sql`jsonb_path_query_array(r.ingredient_lists, ${ingredientNames}::jsonpath)::text`)}
        from recipe r join item i on i.site = r.site and i.id = r.item_id
        where r.site = t.site and r.item_id = t.item_id and not i.members_only
      ), '')), 'D') ||
      setweight(to_tsvector(${config}, coalesce((
        select string_agg(${spaced(sql`v.title->>${locale}`)}, ' ')
        from item_attribute a
        join attribute_value v on v.site = a.site and v.attribute_id = a.attribute_id and v.id = a.value_id
        where a.site = t.site and a.item_id = t.item_id
      ), '')), 'D') ||
      setweight(to_tsvector(${config}, coalesce((
        select string_agg(${spaced(sql`c.title->>${locale}`)}, ' ')
        from item_category e join category c on c.site = e.site and c.id = e.category_id
        where e.site = t.site and e.item_id = t.item_id
      ), '')), 'D')`;
    await tx.execute(sql`
      merge into search_document d using (
        select t.site, t.item_id, t.locale, ${documentColumns(sql`t.title`, vector)}
        from item_text t join item own on own.site = t.site and own.id = t.item_id
        where t.site = ${site} and t.locale = ${locale} and t.borrowed_from is null and ${condition}
      ) t on d.site = t.site and d.item_id = t.item_id and d.locale = t.locale
      when matched and (d.name, d.words) is distinct from (t.name, t.words) then
        update set name = t.name, title = t.title, words = t.words
      when not matched then
        insert (site, item_id, locale, name, title, words)
        values (t.site, t.item_id, t.locale, t.name, t.title, t.words)`);
  }
  await tx.execute(sql`
    delete from search_document d where d.site = ${site} and not exists (
      select 1 from item_text t where t.site = d.site and t.item_id = d.item_id and t.locale = d.locale
        and t.borrowed_from is null)`);
}
