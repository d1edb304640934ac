import type { Locale } from '@shop/contracts/constants';
import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/database.ts';
import { MAX_WORD_LENGTH } from './searchTerms.ts';

/** A known spelling similar to the words; empty if each is known or a stop word, or nothing is similar. One query. */
export async function didYouMean(
  db: DatabaseOrTransaction,
  site: string,
  locale: Locale,
  words: readonly string[],
): Promise<string> {
  const { rows } = await db.execute<{ word: string; term: string | null }>(sql`
    select w.word, (
      select s.term from search_term s
      where s.site = ${site} and s.locale = ${locale} and shop_unaccent(s.term) % shop_unaccent(w.word)
        and length(w.word) <= ${MAX_WORD_LENGTH}
        and numnode(plainto_tsquery(${`shop_${locale}`}::regconfig, w.word)) > 0
      order by s.term = w.word desc, similarity(shop_unaccent(s.term), shop_unaccent(w.word)) desc, s.item_count desc, s.term
      limit 1) as term
    from unnest(${sql.param(words)}::text[]) with ordinality w(word, n) order by w.n`);
  const better = rows.map(({ word, term }) => term ?? word).join(' ');
  return better === words.join(' ') ? '' : better;
}
