import type { Database } from '../../db/database.ts';
import { readContentVersion } from '../../site/contentVersion.ts';
import type { ListingIndex } from './ListingIndex.ts';
import { readListingIndex } from './readListingIndex.ts';

interface Held {
  version: number;
  index: Promise<ListingIndex>;
}

const heldBy = new WeakMap<Database, Map<string, Held>>();

/**
 * The index of a site as the database is now: read anew when the content version has risen, once for all who wait. One
 * query while nothing has changed.
 */
export async function openListingIndex(db: Database, site: string): Promise<ListingIndex> {
  const bySite = heldBy.get(db) ?? new Map<string, Held>();
  heldBy.set(db, bySite);
  const version = await readContentVersion(db);
  const held = bySite.get(site);
  if (held && held.version >= version) return held.index;
  const index = db.transaction((tx) => readListingIndex(tx, site), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  const next = { version, index };
  bySite.set(site, next);
  index.catch(() => {
    if (bySite.get(site) === next) bySite.delete(site);
  });
  return index;
}
