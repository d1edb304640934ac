import { defaultLocale, type Locale } from '@shop/contracts/constants';
import { type SQL, sql } from 'drizzle-orm';

/** Literal hits of a term of stop words only ("für ihn"). */
export interface LiteralHits {
  /** Whether a search document `d` has all of the words in its title. */
  isTitled: SQL;
  /** Whether a list `c` has this title: all of its items are hits. */
  isList: SQL;
  /** Whether a facet value `v` has this title. */
  isValue: SQL;
}

/** Conditions for a literal search of the words. */
export function literalHits(locale: Locale, words: readonly string[]): LiteralHits {
  // A pattern of letters and digits only, also after accents are removed.
  const isWord = (word: string) =>
    sql`d.title ~ ('\\m' || regexp_replace(shop_unaccent(${word}), '\\W', '', 'g') || '\\M')`;
  const isCalledSo = (title: SQL) => sql`shop_unaccent(lower(
    coalesce(nullif(${title}->>${locale}, ''), ${title}->>${defaultLocale}))) = shop_unaccent(${words.join(' ')})`;
  return {
    isTitled: sql.join(words.map(isWord), sql` and `),
    isList: isCalledSo(sql`c.title`),
    isValue: isCalledSo(sql`v.title`),
  };
}
