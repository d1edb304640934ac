import { perOwner, ServerCache } from '@shop/server-cache';
import type { Database } from '../db/database.ts';
import { readContentVersion } from './contentVersion.ts';

/** More than the sites of any installation. */
const MAX_SITES = 100;

/**
 * Caches something per site until the content version changes; if reloading fails, the old value is returned. One query
 * while nothing has changed.
 */
export function cachedByContentVersion<Value>(load: (db: Database, site: string) => Promise<Value>) {
  const cacheOf = perOwner<Database, ServerCache<Value>>(() => new ServerCache({ maxEntries: MAX_SITES }));
  return async (db: Database, site: string): Promise<Value> => {
    // Read before loading: the loaded value is of this version or of a newer one.
    const version = await readContentVersion(db);
    return cacheOf(db).get(site, () => load(db, site), version);
  };
}
