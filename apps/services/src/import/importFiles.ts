import type { Locale } from '@shop/contracts/constants';
import { defaultLocale } from '@shop/contracts/constants';
import { and, eq, sql } from 'drizzle-orm';
import { PathBook } from '../../demo/import/paths.ts';
import { refreshSearchIndex } from '../catalogue/refreshSearchIndex.ts';
import type { Database, Transaction } from '../db/database.ts';
import { siteSetting } from '../db/schema/index.ts';
import { bumpContentVersion } from '../site/contentVersion.ts';
import type { SiteSettings } from '../site/siteSettings.ts';
import { collectItems } from './collectItems.ts';
import { findFiles } from './files/findFiles.ts';
import type { ImportedItem } from './ImportedItem.ts';
import { ImportReport } from './ImportReport.ts';
import type { FetchOptions } from './pictures/fetchBytes.ts';
import { PictureShelf, removeUnusedImports } from './pictures/PictureShelf.ts';
import type { Progress } from './Progress.ts';
import { FacetBook } from './write/FacetBook.ts';
import { ImportedCooks } from './write/ImportedCooks.ts';
import { ImportedLists } from './write/ImportedLists.ts';
import type { ImportScope } from './write/ImportScope.ts';
import { removeEmptied, removeImported } from './write/removeImported.ts';
import { writeItems } from './write/writeItems.ts';

export interface ImportOptions extends FetchOptions {
  site: string;
  locale: Locale;
  /** Files, and folders of such. */
  paths: readonly string[];
  /** Reports what would happen, and changes nothing. */
  dryRun?: boolean;
  /** Fetches pictures anew whose addresses are known. */
  refreshPictures?: boolean;
  now?: Date;
  progress?: Progress;
}

/** The lock under which a start loads the demo world. */
const SEED_LOCK = 740_112;

class DryRun extends Error {}

/**
 * Takes product feeds and recipes into the catalogue of a site. Pictures are fetched first; the items are one
 * transaction, so that a visitor sees the catalogue before or after it.
 */
export async function importFiles(db: Database, options: ImportOptions): Promise<ImportReport> {
  const { site, locale, paths, dryRun = false, refreshPictures = false, now = new Date(), progress } = options;
  const report = new ImportReport();
  const currency = await currencyOf(db, site);
  const items = await collectItems(await findFiles(paths), { locale, currency, now }, report);
  const shelf = await PictureShelf.open(db, site, { ...options, dryRun, refresh: refreshPictures });
  await shelf.fill(items.flatMap(picturesOf), progress);
  await inOneTransaction(db, site, dryRun, async (tx) => {
    const scope = await openScope(tx, { site, locale, currency, now });
    await writeItems(scope, items, shelf, report, progress);
    report.removed = await removeEmptied(tx, site);
    const { taken, updated } = report.counts();
    return taken + updated + report.removed > 0;
  });
  return report;
}

/** Takes out of a site's catalogue all that was imported into it. */
export async function removeImports(db: Database, site: string, dryRun = false): Promise<ImportReport> {
  const report = new ImportReport();
  await inOneTransaction(db, site, dryRun, async (tx) => {
    report.removed = await removeImported(tx, site);
    return report.removed > 0;
  });
  return report;
}

/** Does what an import or its end does to the catalogue; where it says that something changed, search and caches follow. */
async function inOneTransaction(
  db: Database,
  site: string,
  dryRun: boolean,
  change: (tx: Transaction) => Promise<boolean>,
): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      // The limit of the services is meant for visitors' calls.
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
      const changed = await change(tx);
      if (dryRun) throw new DryRun();
      if (!changed) return;
      await removeUnusedImports(tx, site);
      // What follows would be planned for the catalogue as it was.
      await tx.execute(sql`analyze item_text`);
      await refreshSearchIndex(tx, site, 'import');
      await bumpContentVersion(tx);
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
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
  { site, locale, currency, now }: Pick<ImportScope, 'site' | 'locale' | 'currency' | 'now'>,
): Promise<ImportScope> {
  const { rows } = await tx.execute<{ uri: string }>(sql`
    select uri from item_text where site = ${site} union all select uri from content_node where site = ${site}
    union all select from_uri from redirect where site = ${site}`);
  const paths = new PathBook();
  for (const { uri } of rows) paths.claim(uri);
  return {
    ...{ tx, site, locale, currency, now, paths },
    lists: await ImportedLists.open(tx, site, locale, paths),
    cooks: await ImportedCooks.open(tx, site, locale),
    facets: await FacetBook.open(tx, site, locale),
  };
}

function picturesOf({ pictures, skus, recipe }: ImportedItem) {
  const cook = recipe?.cook?.picture;
  const steps = recipe?.steps.flatMap((one) => one.pictures) ?? [];
  return [...pictures, ...skus.flatMap((one) => one.pictures), ...steps, ...(cook ? [cook] : [])];
}
