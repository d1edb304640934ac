import { defaultLocale, type Locale } from '@shop/contracts/constants';
import { type SQL, sql } from 'drizzle-orm';

/** What a term of nothing but fillers means ("für ihn"). */
export interface LiteralHits {
  /** Whether a search document `d` has all of the words in its title. */
  isTitled: SQL;
  /** Whether a list `c` is called so: all of its items are meant. */
  isList: SQL;
  /** Whether a facet value `v` is called so. */
  isValue: SQL;
}

/** Conditions of what the words say when they are taken literally. */
export function literalHits(locale: Locale, words: readonly string[]): LiteralHits {
  // A pattern of letters and digits only, whatever becomes of a word that loses its accents.
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
