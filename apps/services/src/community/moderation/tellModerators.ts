import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/database.ts';

/** PostgreSQL's channel on which the sites are named whose moderators have more, or less, to do. */
export const MODERATION_CHANNEL = 'moderation';

/** Tells all processes that there is something else to do at a site, once the transaction is committed. */
export async function tellModerators(db: DatabaseOrTransaction, site: string): Promise<void> {
  await db.execute(sql`select pg_notify(${MODERATION_CHANNEL}, ${site})`);
}
