import { defaultLocale, type Locale } from '@shop/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/database.ts';
import { siteSetting } from '../../db/schema/index.ts';
import { cautiousPolicy, type ModerationPolicy } from './ModerationPolicy.ts';

/** How a site checks what customers write. The cautious policy where nothing is set. */
export async function readModerationPolicy(
  db: DatabaseOrTransaction,
  site: string,
  locale: Locale,
): Promise<ModerationPolicy> {
  const rows = await db
    .select({ locale: siteSetting.locale, data: siteSetting.data })
    .from(siteSetting)
    .where(
      and(
        eq(siteSetting.site, site),
        eq(siteSetting.key, 'moderation'),
        inArray(siteSetting.locale, [locale, defaultLocale]),
      ),
    );
  const found = rows.find((row) => row.locale === locale) ?? rows[0];
  return (found?.data as ModerationPolicy | undefined) ?? cautiousPolicy;
}
