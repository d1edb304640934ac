import type { ImportedItem } from './ImportedItem.ts';
import type { ImportReport } from './ImportReport.ts';
import type { PictureResolver } from './pictures/PictureResolver.ts';
import type { Progress } from './Progress.ts';

/** Where the pictures of an import are stored. */
export interface PictureStore {
  /** Ids of the pictures that earlier imports have stored, by the key of where they came from. */
  findStored(): Promise<ReadonlyMap<string, string>>;
  /** Stores a picture under a key and gives its id. Throws an error that says why it cannot be shown. */
  store(key: string, bytes: Buffer): Promise<string>;
}

/** The catalogue of one site and language, as an import sees it. */
export interface ImportTarget {
  /** What feeds must price in. */
  currency: string;
  pictures: PictureStore;
  /**
   * Writes the items into the catalogue, all together or none, and reports each of their entries. An item that cannot be
   * written alone is skipped. A dry run reports the same and leaves the catalogue as it was.
   */
  writeItems(
    items: readonly ImportedItem[],
    pictures: PictureResolver,
    report: ImportReport,
    progress?: Progress,
  ): Promise<void>;
}
