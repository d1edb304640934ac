import { ImportReport } from '@shop/catalogue-import';
import type { Database } from '../db/database.ts';
import { changeCatalogue } from './write/changeCatalogue.ts';
import { removeImported } from './write/removeImported.ts';

/** Removes everything imported into a site's catalogue. */
export async function removeImports(db: Database, site: string, dryRun = false): Promise<ImportReport> {
  const report = new ImportReport();
  await changeCatalogue(db, site, dryRun, async (tx) => {
    const removed = await removeImported(tx, site);
    report.removed = removed.length;
    return removed;
  });
  return report;
}
