import { type ImportReport, runImport, type RunOptions } from '@shop/catalogue-import';
import type { Database } from '../db/database.ts';
import { openTarget } from './openTarget.ts';

export interface ImportOptions extends Omit<RunOptions, 'now'> {
  site: string;
  now?: Date;
}

/** Imports product feeds and recipes into a site's catalogue, in one transaction. */
export async function importFiles(db: Database, options: ImportOptions): Promise<ImportReport> {
  const { site, locale, dryRun = false, now = new Date() } = options;
  return runImport(await openTarget(db, { site, locale, dryRun, now }), { ...options, now });
}
