import { defaultLocale, type Locale } from '@shop/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { siteSetting } from '../db/schema/index.ts';
import type { BankAccount, Organization, SiteSettings } from './siteSettings.ts';

/** A site as it presents itself elsewhere: in mails and documents, and to authenticators. */
export interface Shop {
  name: string;
  email: string;
  /** Origin of the storefront. */
  baseUrl: string;
  organization: Organization;
  /** Null where nothing is paid by transfer. */
  bank: BankAccount | null;
}

/** A site's name and address, which is configured, never that of a request. Null if the site has no settings. */
export async function readShop(
  db: DatabaseOrTransaction,
  { SITE_ORIGINS }: Pick<Config, 'SITE_ORIGINS'>,
  site: string,
  locale: Locale,
): Promise<Shop | null> {
  const rows = await db
    .select({ locale: siteSetting.locale, data: siteSetting.data })
    .from(siteSetting)
    .where(
      and(
        eq(siteSetting.site, site),
        eq(siteSetting.key, 'general'),
        inArray(siteSetting.locale, [locale, defaultLocale]),
      ),
    );
  const found = rows.find((row) => row.locale === locale) ?? rows[0];
  if (!found) return null;
  const { name, baseUrl, organization, bank } = found.data as SiteSettings['general'];
  return { name, email: organization.email, baseUrl: SITE_ORIGINS[site] ?? baseUrl, organization, bank };
}
