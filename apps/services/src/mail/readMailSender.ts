import { defaultLocale, type Locale } from '@shop/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { siteSetting } from '../db/schema/index.ts';
import { type MailLook, readMailLook } from './readMailLook.ts';
import type { SiteSettings } from '../site/siteSettings.ts';

/** The sending shop. */
export interface MailSender {
  /** `Name <address>` */
  from: string;
  name: string;
  /** Origin of the shop. */
  baseUrl: string;
  look: MailLook;
}

/**
 * The sender of a site's mails, whose origin is configured, never that of a request. Throws if the site has no settings,
 * since nobody could reply.
 */
export async function readMailSender(
  db: DatabaseOrTransaction,
  { SITE_ORIGINS }: Pick<Config, 'SITE_ORIGINS'>,
  site: string,
  locale: Locale,
): Promise<MailSender> {
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
  if (!found) throw new Error(`Site ${site} has no general settings to send mail with.`);
  const { name, baseUrl, organization } = found.data as SiteSettings['general'];
  const look = await readMailLook(site);
  return { from: `${name} <${organization.email}>`, name, baseUrl: SITE_ORIGINS[site] ?? baseUrl, look };
}
