import { perOwner, ServerCache } from '@shop/server-cache';
import type { Database } from '../db/database.ts';
import { readContentVersion } from './contentVersion.ts';

/** More than the sites of any installation. */
const MAX_SITES = 100;

/**
 * A function that loads something of a site once and answers from memory until the content version rises; where loading
 * the newer fails, the older serves. One query while nothing has changed, whatever `load` takes.
 */
export function cachedByContentVersion<Value>(load: (db: Database, site: string) => Promise<Value>) {
  const cacheOf = perOwner<Database, ServerCache<Value>>(() => new ServerCache({ maxEntries: MAX_SITES }));
  return async (db: Database, site: string): Promise<Value> => {
    // Read before loading: what is loaded is of this version or of a newer one.
    const version = await readContentVersion(db);
    return cacheOf(db).get(site, () => load(db, site), version);
  };
}
