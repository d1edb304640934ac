import type { Category } from '@shop/contracts';
import { defaultLocale, type Locale } from '@shop/contracts/constants';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../db/database.ts';

/** Id of the list at a path, in any locale. */
export async function findCategoryId(db: DatabaseOrTransaction, site: string, path: string): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select c.id from category c where c.site = ${site} and exists (
      select 1 from jsonb_each_text(c.uri) u where u.value = ${path})`);
  return rows[0]?.id ?? null;
}

/** A list with its parents and children. A list without a page has an empty address. One query. */
export async function findCategory(
  db: DatabaseOrTransaction,
  site: string,
  locale: Locale,
  id: string,
): Promise<Category | null> {
  const pick = (column: SQL) => sql`coalesce(nullif(${column}->>${locale}, ''), ${column}->>${defaultLocale}, '')`;
  const ref = (alias: string) => {
    const of = (name: string) => sql`${sql.identifier(alias)}.${sql.identifier(name)}`;
    return sql`jsonb_build_object('id', ${of('id')}, 'title', ${pick(of('title'))}, 'url', ${pick(of('uri'))})`;
  };
  const { rows } = await db.execute<Category & Record<string, unknown>>(sql`
    select c.id, ${pick(sql`c.title`)} as title, ${pick(sql`c.uri`)} as url,
      (select ${ref('p')} from category p where p.site = c.site and p.id = c.parent_id) as parent,
      coalesce((select jsonb_agg(${ref('k')} order by k.position) from category k
        where k.site = c.site and k.parent_id = c.id), '[]') as children,
      (select count(*)::int from item_category i where i.site = c.site and i.category_id = c.id) as "itemCount"
    from category c where c.site = ${site} and c.id = ${id}`);
  return rows[0] ?? null;
}
