import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import type { PhraseFilters } from '../phrase/readPhrase.ts';
import { fittingItems } from './fittingItems.ts';

/** Number of items that fit filters. `known` keeps the counts: many words mean the same. One query for a new one. */
export async function countFitting(
  tx: Transaction,
  site: string,
  filters: PhraseFilters,
  known: Map<string, number>,
): Promise<number> {
  const key = JSON.stringify(filters);
  const count = known.get(key);
  if (count !== undefined) return count;
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from item o where o.site = ${site} and ${fittingItems(site, sql`o.id`, filters)}`);
  known.set(key, rows[0]?.count ?? 0);
  return rows[0]?.count ?? 0;
}
