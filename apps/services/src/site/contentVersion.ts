import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { contentVersion } from '../db/schema/index.ts';

const ONLY_ROW = 1;

/** Number that rises whenever content or catalogue change. */
export async function readContentVersion(db: DatabaseOrTransaction): Promise<number> {
  const [row] = await db.select({ version: contentVersion.version }).from(contentVersion);
  return row?.version ?? 0;
}

/** Tells every cache that content or catalogue have changed. */
export async function bumpContentVersion(db: DatabaseOrTransaction): Promise<void> {
  await db
    .insert(contentVersion)
    .values({ id: ONLY_ROW, version: 1 })
    .onConflictDoUpdate({ target: contentVersion.id, set: { version: sql`${contentVersion.version} + 1` } });
}
