import type { Locale } from '@shop/contracts/constants';
import { collectItems } from './collectItems.ts';
import { findFiles } from './files/findFiles.ts';
import type { ImportedItem, PictureSource } from './ImportedItem.ts';
import { ImportReport } from './ImportReport.ts';
import type { ImportTarget } from './ImportTarget.ts';
import type { FetchOptions } from './pictures/fetchBytes.ts';
import { PictureResolver } from './pictures/PictureResolver.ts';
import type { Progress } from './Progress.ts';

export interface RunOptions extends FetchOptions {
  locale: Locale;
  /** Files and folders. */
  paths: readonly string[];
  /** Dry run: fetches and stores no pictures. */
  dryRun?: boolean;
  /** Fetches known addresses again. */
  refreshPictures?: boolean;
  now: Date;
  progress?: Progress | undefined;
}

/** Imports the items of files into a catalogue. Pictures are fetched first, so that the transaction is short. */
export async function runImport(target: ImportTarget, options: RunOptions): Promise<ImportReport> {
  const { locale, paths, dryRun = false, refreshPictures = false, now, progress } = options;
  const report = new ImportReport();
  const items = await collectItems(await findFiles(paths), { locale, currency: target.currency, now }, report);
  const pictures = new PictureResolver(target.pictures, { ...options, dryRun, refresh: refreshPictures });
  await pictures.resolveAll(items.flatMap(picturesOf), progress);
  await target.writeItems(items, pictures, report, progress);
  return report;
}

function picturesOf({ pictures, skus, recipe }: ImportedItem): PictureSource[] {
  const cook = recipe?.cook?.picture;
  const steps = recipe?.steps.flatMap((one) => one.pictures) ?? [];
  return [...pictures, ...skus.flatMap((one) => one.pictures), ...steps, ...(cook ? [cook] : [])];
}
