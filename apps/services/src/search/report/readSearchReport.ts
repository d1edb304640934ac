import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';

export interface ReportOptions {
  site: string;
  /** Only terms that found nothing. */
  empty: boolean;
  /** How many days back, today included. */
  days: number;
  /** Maximum number of terms. */
  limit: number;
}

export interface ReportedTerm extends Record<string, unknown> {
  locale: string;
  term: string;
  searches: number;
  withoutResult: number;
  clicks: number;
}

/** The terms searched for most often, or most often in vain. */
export async function readSearchReport(
  db: Database,
  { site, empty, days, limit }: ReportOptions,
): Promise<ReportedTerm[]> {
  const { rows } = await db.execute<ReportedTerm>(sql`
    select locale, term, sum(searches)::int as searches, sum(without_result)::int as "withoutResult",
      sum(clicks)::int as clicks
    from search_count where site = ${site} and day > current_date - ${days}::int
    group by locale, term having not ${empty} or sum(without_result) > 0
    order by ${empty ? sql`sum(without_result) desc` : sql`sum(searches) desc`}, term limit ${limit}`);
  return rows;
}
