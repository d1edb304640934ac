import { defaultLocale } from '@shop/contracts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { readShop } from './readShop.ts';

/** Origin of a site's storefront, as it is configured, never that of a request. Throws without one. */
export async function siteOrigin(db: Database, config: Pick<Config, 'SITE_ORIGINS'>, site: string): Promise<string> {
  const shop = await readShop(db, config, site, defaultLocale);
  if (!shop) throw new Error(`Site ${site} has no origin: it has no settings.`);
  return shop.baseUrl;
}
