import { cachedByContentVersion } from '../../site/cachedByContentVersion.ts';
import { readListingIndex } from './readListingIndex.ts';

/** The index of a site as one snapshot of the database, held in memory until the content version rises. */
export const openListingIndex = cachedByContentVersion((db, site) =>
  db.transaction((tx) => readListingIndex(tx, site), { isolationLevel: 'repeatable read', accessMode: 'read only' }),
);
