import type { Locale } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { itemAddresses } from '../site/pageAddresses.ts';
import type { DatedFile, SitemapEntry, SitemapFile, SitemapKind } from './sitemapFiles.ts';

interface FileRow extends Record<string, unknown> {
  kind: SitemapKind;
  locale: Locale;
  file: number;
  from: string;
  updatedAt: string;
}

interface EntryRow extends Record<string, unknown> {
  uri: string;
  uris: Partial<Record<Locale, string>>;
  updatedAt: string;
}

const kindOf = sql`case i.product_type when 'recipe' then 'recipes' when 'series' then 'series' else 'products' end`;

/** The files of all items of a site: their first ids. One query. */
export async function findItemFiles(db: Database, site: string, size: number): Promise<DatedFile[]> {
  const { rows } = await db.execute<FileRow>(sql`
    with numbered as (
      select t.locale, ${kindOf} as kind, t.item_id, i.updated_at,
        ((row_number() over (partition by t.locale, ${kindOf} order by t.item_id) - 1) / ${size})::int as file
      from item_text t join item i on i.site = t.site and i.id = t.item_id
      where t.site = ${site}
    )
    select kind, locale, file, min(item_id) as "from", max(updated_at) as "updatedAt"
    from numbered group by kind, locale, file order by kind, locale, file`);
  return rows.map(({ kind, locale, file, from, updatedAt }) => ({
    kind,
    locale,
    from: file === 0 ? '' : from,
    updatedAt: new Date(updatedAt),
  }));
}

/** The items of a file. One query. */
export async function findItemEntries(
  db: Database,
  site: string,
  { kind, locale, from }: SitemapFile,
  size: number,
): Promise<SitemapEntry[]> {
  const { rows } = await db.execute<EntryRow>(sql`
    select t.uri, i.updated_at as "updatedAt",
      (select jsonb_object_agg(o.locale, o.uri) from item_text o where o.site = t.site and o.item_id = t.item_id) as uris
    from item_text t join item i on i.site = t.site and i.id = t.item_id
    where t.site = ${site} and t.locale = ${locale} and t.item_id >= ${from} and ${kindOf} = ${kind}
    order by t.item_id limit ${size}`);
  return rows.map(({ uri, uris, updatedAt }) => ({
    path: uri,
    updatedAt: new Date(updatedAt),
    addresses: itemAddresses(uris),
  }));
}
