import { type Locale, locales } from '@shop/contracts/constants';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import type { TermsByLocale } from './countTerms.ts';
import { readPhrase } from '../phrase/readPhrase.ts';
import { documentsIn } from './documentsIn.ts';
import { SIMILARITY } from './findHits.ts';
import { readLexicon } from './readLexicon.ts';
import { readKnownTerms } from './readTerm.ts';
import { termRows } from './termRows.ts';

/**
 * The terms of a site that may find some items: by one of their words, by a similar title, by what they filter for; and
 * those that are not counted yet.
 */
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
  const mine = sql`${documentsIn(site, locale)} and d.item_id = any(${sql.param([...ids])}::text[])`;
  const { rows } = await tx.execute<{ term: string; isNew: boolean }>(sql`
    select s.term, s.item_count = 0 as "isNew" from search_term s where s.site = ${site} and s.locale = ${locale}
      and (s.item_count = 0 or exists (select 1 from search_document d where ${mine}))`);
  const terms = rows.map(({ term }) => term);
  const lexicon = await readLexicon(tx, site, locale);
  const phrases = terms.map((term) => readPhrase(lexicon, term));
  const read = await readKnownTerms(
    tx,
    site,
    locale,
    phrases.map(({ telling }) => telling.join(' ')),
  );
  const { rows: hits } = await tx.execute<{ n: number }>(sql`
    select e.n::int as n from ${termRows(locale, read, 'any')}
    where exists (select 1 from search_document d where ${mine} and (
      d.words @@ w.query or word_similarity(shop_unaccent(w.words), d.title) >= ${SIMILARITY}))`);
  const isHit = new Set(hits.map(({ n }) => n - 1));
  // A term of stop words only is counted otherwise.
  const isOther = (n: number) => read[n]!.needs.length === 0 || Object.keys(phrases[n]!.filters).length > 0;
  return new Set(terms.filter((_, n) => rows[n]!.isNew || isHit.has(n) || isOther(n)));
}
