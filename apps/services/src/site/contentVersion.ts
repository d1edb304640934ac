import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { contentVersion } from '../db/schema/index.ts';
import { localDay } from '../localDay.ts';
import { dayNumber } from './shownOn.ts';

const ONLY_ROW = 1;

/**
 * Increases with every change of content or catalogue, and every night, since content may be for some days only: both
 * numbers only grow, and so does their sum.
 */
export async function readContentVersion(db: DatabaseOrTransaction, now = new Date()): Promise<number> {
  const [row] = await db.select({ version: contentVersion.version }).from(contentVersion);
  return (row?.version ?? 0) + dayNumber(localDay(now));
}

/** Invalidates all caches of content and catalogue. */
export async function bumpContentVersion(db: DatabaseOrTransaction): Promise<void> {
  await db
    .insert(contentVersion)
    .values({ id: ONLY_ROW, version: 1 })
    .onConflictDoUpdate({ target: contentVersion.id, set: { version: sql`${contentVersion.version} + 1` } });
}
