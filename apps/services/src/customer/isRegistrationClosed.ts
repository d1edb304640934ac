import { defaultLocale } from '@shop/contracts/constants';
import type { Database } from '../db/database.ts';
import { siteFrame } from '../site/siteFrame.ts';

const CLOSED_FLAG = 'erpFailover';

/** Whether the site takes no registrations, as its pages say by the same flag: a form may have been opened before. */
export async function isRegistrationClosed(db: Database, site: string): Promise<boolean> {
  const frame = await siteFrame(db, site);
  return frame?.locales[defaultLocale].settings.general.flags[CLOSED_FLAG] ?? false;
}
