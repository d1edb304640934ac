import type { Locale } from '@shop/contracts';
import { defaultLocale } from '@shop/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { itemText } from '../db/schema/catalogue.ts';

export interface ItemLink {
  title: string;
  url: string;
}

/** Title and path of items by id, each falling back to the default locale. */
export async function findItemLinks(
  db: DatabaseOrTransaction,
  site: string,
  locale: Locale,
  ids: readonly string[],
): Promise<Map<string, ItemLink>> {
  if (!ids.length) return new Map();
  const rows = await db
    .select({ id: itemText.itemId, locale: itemText.locale, title: itemText.title, url: itemText.uri })
    .from(itemText)
    .where(
      and(
        eq(itemText.site, site),
        inArray(itemText.itemId, [...new Set(ids)]),
        inArray(itemText.locale, [...new Set([locale, defaultLocale])]),
      ),
    );
  // The requested locale comes last, so that it wins where it has a text.
  rows.sort((a, b) => Number(a.locale === locale) - Number(b.locale === locale));
  const links = new Map<string, ItemLink>();
  for (const { id, title, url } of rows) {
    const other = links.get(id);
    links.set(id, { title: title || (other?.title ?? ''), url: url || (other?.url ?? '') });
  }
  return links;
}
