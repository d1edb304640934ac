import { lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { searchCount } from '../db/schema/index.ts';

/** Days that counts are kept. */
const KEPT_DAYS = 180;

/** Deletes counts of searches of days that are long past. */
export async function sweepSearchCounts(db: Database): Promise<void> {
  await db.delete(searchCount).where(lt(searchCount.day, sql`current_date - ${KEPT_DAYS}::int`));
}
