import type { Locale } from '@shop/contracts/constants';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { buildLexicon, type Lexicon, type NamedValue } from '../phrase/Lexicon.ts';
import { readNames } from './readNames.ts';

/** The lexicon of a site as it is in a transaction, before the listing index has it. Three queries. */
export async function readLexicon(tx: Transaction, site: string, locale: Locale): Promise<Lexicon> {
  const values = await tx.execute<NamedValue & Record<string, unknown>>(sql`
    select v.attribute_id as "facetId", v.id, v.title, v.words from attribute a
    join attribute_value v on v.site = a.site and v.attribute_id = a.id
    where a.site = ${site} order by a.position, a.id, v.position, v.id`);
  const types = await tx.execute<{ type: string }>(
    sql`select distinct product_type as type from item where site = ${site}`,
  );
  return buildLexicon(locale, {
    values: values.rows,
    types: new Set(types.rows.map(({ type }) => type)),
    names: await readNames(tx, site, locale),
  });
}
