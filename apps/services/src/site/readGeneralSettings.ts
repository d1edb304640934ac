import { defaultLocale } from '@shop/contracts';
import { and, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { siteSetting } from '../db/schema/index.ts';
import type { SiteSettings } from './siteSettings.ts';

/** The rules of a site, read in a transaction; texts are those of the default locale. Throws if it has none. */
export async function readGeneralSettings(db: DatabaseOrTransaction, site: string): Promise<SiteSettings['general']> {
  const [row] = await db
    .select({ data: siteSetting.data })
    .from(siteSetting)
    .where(and(eq(siteSetting.site, site), eq(siteSetting.key, 'general'), eq(siteSetting.locale, defaultLocale)));
  if (!row) throw new Error(`Site "${site}" has no settings.`);
  return row.data as SiteSettings['general'];
}
