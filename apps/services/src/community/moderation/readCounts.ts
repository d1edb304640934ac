import type { ModerationCounts } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/database.ts';
import { unanswered, waiting } from './queueSelects.ts';

/** How much there is to do for the moderators of a site. One query. */
export async function readCounts(db: DatabaseOrTransaction, site: string): Promise<ModerationCounts> {
  const all = { site, search: '' };
  const queues = Object.values(waiting).map((select) => sql`(select count(*) from (${select(all)}) c)`);
  const { rows } = await db.execute<ModerationCounts & Record<string, unknown>>(sql`
    select (${sql.join(queues, sql` + `)})::int as waiting,
      (select count(*) from review_report where site = ${site} and resolved_at is null)::int as reports,
      (select count(*) from (${unanswered(all)}) c)::int as unanswered`);
  return rows[0]!;
}
