import type { Locale } from '@shop/contracts';
import type { Config } from '../config.ts';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { readShop } from '../site/readShop.ts';
import type { BankAccount, Organization } from '../site/siteSettings.ts';
import { type MailBranding, readMailBranding } from './readMailBranding.ts';

/** The sending shop. */
export interface MailSender {
  /** `Name <address>` */
  from: string;
  name: string;
  /** Origin of the shop. */
  baseUrl: string;
  branding: MailBranding;
  organization: Organization;
  /** The account that bills are paid to; null where nothing is paid by transfer. */
  bank: BankAccount | null;
}

/** The sender of a site's mails. Throws if the site has no settings, since nobody could reply. */
export async function readMailSender(
  db: DatabaseOrTransaction,
  config: Pick<Config, 'SITE_ORIGINS'>,
  site: string,
  locale: Locale,
): Promise<MailSender> {
  const shop = await readShop(db, config, site, locale);
  if (!shop) throw new Error(`Site ${site} has no general settings to send mail with.`);
  const branding = await readMailBranding(site);
  const { name, email, baseUrl, organization, bank } = shop;
  return { from: `${name} <${email}>`, name, baseUrl, organization, branding, bank };
}
