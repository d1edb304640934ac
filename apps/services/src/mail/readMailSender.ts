import { defaultLocale, type Locale } from '@shop/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { siteSetting } from '../db/schema/index.ts';
import type { SiteSettings } from '../site/siteSettings.ts';

/** The shop that writes. */
export interface MailSender {
  /** `Name <address>` */
  from: string;
  name: string;
  /** Address of the shop without a path. */
  baseUrl: string;
}

/** The shop behind a site as its mails name it. Throws where the site has no settings: nobody could answer such a mail. */
export async function readMailSender(db: DatabaseOrTransaction, site: string, locale: Locale): Promise<MailSender> {
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
  return { from: `${name} <${organization.email}>`, name, baseUrl };
}
