import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { searchEngine } from '../../search/index.ts';
import { bumpContentVersion } from '../../site/contentVersion.ts';
import { removeUnusedPictures } from './pictureStore.ts';

/** The lock used for loading the demo world at start. */
const SEED_LOCK = 740_112;

class DryRun extends Error {}

/** For fewer changed items, new statistics take longer than what they save. */
const MANY = 500;

/**
 * Changes the catalogue in one transaction. `change` returns the ids of changed and removed items. If there are any,
 * search and caches are updated; a dry run is rolled back.
 */
export async function changeCatalogue(
  db: Database,
  site: string,
  dryRun: boolean,
  change: (tx: Transaction) => Promise<readonly string[]>,
): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      // The statement timeout is for visitors' calls.
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
      const changed = await change(tx);
      if (dryRun) throw new DryRun();
      if (!changed.length) return;
      await removeUnusedPictures(tx, site);
      // Later statements would be planned with outdated statistics.
      if (changed.length >= MANY) await tx.execute(sql`analyze item_text`);
      await searchEngine.updateItems(tx, site, changed);
      await bumpContentVersion(tx);
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
}
