import type { ImportedItem } from './ImportedItem.ts';
import type { ImportReport } from './ImportReport.ts';
import type { PictureResolver } from './pictures/PictureResolver.ts';
import type { Progress } from './Progress.ts';

/** Storage of an import's pictures. */
export interface PictureStore {
  /** Ids of pictures stored by earlier imports, by the key of their source. */
  findStored(): Promise<ReadonlyMap<string, string>>;
  /** Stores a picture under a key and returns its id. Throws an error with a reason if it cannot be displayed. */
  store(key: string, bytes: Buffer): Promise<string>;
}

/** The catalogue of one site and language, as an import sees it. */
export interface ImportTarget {
  /** Currency that feeds must have. */
  currency: string;
  pictures: PictureStore;
  /**
   * Writes the items in one transaction, and reports each of their entries. An item that fails by itself is skipped. A
   * dry run reports the same without changing the catalogue.
   */
  writeItems(
    items: readonly ImportedItem[],
    pictures: PictureResolver,
    report: ImportReport,
    progress?: Progress,
  ): Promise<void>;
}
