import { sql } from 'drizzle-orm';
import { documentColumns } from '../../src/search/postgres/documentColumns.ts';
import type { Database } from '../../src/db/database.ts';
import { mainSite } from './sites.ts';

interface Document {
  site?: string;
  id: string;
  /** Titles by locale. */
  titles: Record<string, string>;
  summary?: string;
}

/** Replaces the search documents of an item. */
export async function writeDocuments(
  db: Database,
  { site = mainSite, id, titles, summary = '' }: Document,
): Promise<void> {
  for (const [locale, title] of Object.entries(titles)) {
    const vectorOf = (text: string, weight: string) =>
      sql`setweight(to_tsvector(${`shop_${locale}`}::regconfig, ${text}), ${weight})`;
    const columns = documentColumns(sql`${title}::text`, sql`${vectorOf(title, 'A')} || ${vectorOf(summary, 'B')}`);
    await db.execute(sql`
      insert into search_document (site, item_id, locale, name, title, words)
      select ${site}, ${id}, ${locale}, ${columns}
      on conflict (site, item_id, locale) do update set name = excluded.name, title = excluded.title, words = excluded.words`);
  }
}
