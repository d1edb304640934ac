import type { Locale } from '@shop/contracts/constants';
import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/database.ts';

/** Synonyms of several words, which name one thing: "dinner plates". One query. */
export async function readNames(db: DatabaseOrTransaction, site: string, locale: Locale): Promise<string[]> {
  const { rows } = await db.execute<{ term: string }>(
    sql`select term from synonym where site = ${site} and locale = ${locale} and term like '% %' order by term`,
  );
  return rows.map(({ term }) => term);
}
