import { defaultLocale, type Locale } from '@shop/contracts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { contentNode } from '../db/schema/index.ts';

/** Path of an app's page in a language, else in the default one; the root where the site has no such page. */
export async function findAppPage(
  db: DatabaseOrTransaction,
  site: string,
  locale: Locale,
  app: string,
): Promise<string> {
  const rows = await db
    .select({ locale: contentNode.locale, uri: contentNode.uri })
    .from(contentNode)
    .where(
      and(
        eq(contentNode.site, site),
        eq(contentNode.referenceId, app),
        inArray(contentNode.locale, [locale, defaultLocale]),
      ),
    )
    // An app may have pages below its own.
    .orderBy(asc(sql`length(${contentNode.uri})`));
  const found = rows.find((row) => row.locale === locale) ?? rows[0];
  return found?.uri ?? '/';
}
