import { type Locale, locales } from '@shop/contracts/constants';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import type { TermsByLocale } from './countTerms.ts';
import { SIMILARITY } from './findHits.ts';
import { readKnownTerms } from './readTerm.ts';
import { holdsTerm, termRows } from './termRows.ts';

/** The terms of a site that find some items directly or by a similar title, and those that are not counted yet. */
export async function findTermsOf(tx: Transaction, site: string, ids: readonly string[]): Promise<TermsByLocale> {
  const found = new Map<Locale, ReadonlySet<string>>();
  for (const locale of locales) found.set(locale, await findTermsIn(tx, site, locale, ids));
  return found;
}

async function findTermsIn(
  tx: Transaction,
  site: string,
  locale: Locale,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const mine = sql`d.site = ${site} and d.locale = ${locale} and d.item_id = any(${sql.param([...ids])}::text[])`;
  const { rows } = await tx.execute<{ term: string; isNew: boolean }>(sql`
    select s.term, s.item_count = 0 as "isNew" from search_term s where s.site = ${site} and s.locale = ${locale}
      and (s.item_count = 0 or exists (select 1 from search_document d where ${mine}))`);
  const terms = rows.map(({ term }) => term);
  const read = await readKnownTerms(tx, site, locale, terms);
  const { rows: hits } = await tx.execute<{ n: number }>(sql`
    select e.n::int as n from ${termRows(read)}
    where exists (select 1 from search_document d where ${mine} and (
      (w.query is not null and ${holdsTerm(locale)}) or word_similarity(shop_unaccent(w.words), d.title) >= ${SIMILARITY}))`);
  const isHit = new Set(hits.map(({ n }) => n - 1));
  // A term of stop words only is counted otherwise.
  return new Set(terms.filter((_, n) => rows[n]!.isNew || isHit.has(n) || read[n]!.needs.length === 0));
}
