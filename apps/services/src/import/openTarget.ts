import type { ImportTarget } from '@shop/catalogue-import';
import { defaultLocale, type Locale } from '@shop/contracts/constants';
import { and, eq, sql } from 'drizzle-orm';
import { PathRegistry } from './PathRegistry.ts';
import type { Database, Transaction } from '../db/database.ts';
import { siteSetting } from '../db/schema/index.ts';
import type { SiteSettings } from '../site/siteSettings.ts';
import { changeCatalogue } from './write/changeCatalogue.ts';
import { FacetMatcher } from './write/FacetMatcher.ts';
import { ImportedCooks } from './write/ImportedCooks.ts';
import { ImportedLists } from './write/ImportedLists.ts';
import type { ImportScope } from './write/ImportScope.ts';
import { createPictureStore } from './write/pictureStore.ts';
import { removeEmptied } from './write/removeImported.ts';
import { writeItems } from './write/writeItems.ts';

interface TargetOptions {
  site: string;
  locale: Locale;
  dryRun: boolean;
  now: Date;
}

/** A site's catalogue in our database, as the target of imports. */
export async function openTarget(db: Database, { site, dryRun, ...options }: TargetOptions): Promise<ImportTarget> {
  const currency = await currencyOf(db, site);
  return {
    currency,
    pictures: createPictureStore(db, site),
    writeItems: (items, pictures, report, progress) =>
      changeCatalogue(db, site, dryRun, async (tx) => {
        const scope = await openScope(tx, { site, currency, ...options });
        const changed = await writeItems(scope, items, pictures, report, progress);
        const removed = await removeEmptied(tx, site);
        report.removed = removed.length;
        return [...changed, ...removed];
      }),
  };
}

async function currencyOf(db: Database, site: string): Promise<string> {
  const [row] = await db
    .select({ data: siteSetting.data })
    .from(siteSetting)
    .where(and(eq(siteSetting.site, site), eq(siteSetting.locale, defaultLocale), eq(siteSetting.key, 'general')));
  if (!row) throw new Error(`The site ${site} has no settings: start the services once.`);
  return (row.data as SiteSettings['general']).currency;
}

async function openScope(
  tx: Transaction,
  given: Pick<ImportScope, 'site' | 'locale' | 'currency' | 'now'>,
): Promise<ImportScope> {
  const { site, locale } = given;
  const { rows } = await tx.execute<{ uri: string }>(sql`
    select uri from item_text where site = ${site} union all select uri from content_node where site = ${site}
    union all select from_uri from redirect where site = ${site}`);
  const paths = new PathRegistry();
  for (const { uri } of rows) paths.claim(uri);
  return {
    ...given,
    tx,
    paths,
    lists: await ImportedLists.open(tx, site, locale, paths),
    cooks: await ImportedCooks.open(tx, site, locale),
    facets: await FacetMatcher.open(tx, site, locale),
  };
}
