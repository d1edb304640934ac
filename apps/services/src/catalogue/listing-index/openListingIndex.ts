import { cachedByContentVersion } from '../../site/cachedByContentVersion.ts';
import { readListingIndex } from './readListingIndex.ts';

/** The index of a site, read from one snapshot of the database and cached until the content version changes. */
export const openListingIndex = cachedByContentVersion((db, site) =>
  db.transaction((tx) => readListingIndex(tx, site), { isolationLevel: 'repeatable read', accessMode: 'read only' }),
);
