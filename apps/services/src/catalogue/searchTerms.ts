/** Words of what a visitor typed: letters and digits, lower case. Everything else only separates. */
export function searchWords(term: string): string[] {
  return (
    term
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Words that only this many letters long may stand inside another: German writes Brat and Pfanne as one. */
export const MIN_PART_LENGTH = 4;
/** A search takes this many words into account. */
export const MAX_WORDS = 8;

function phrase(words: string): string {
  return searchWords(words).join(' & ');
}

/**
 * The query for PostgreSQL's `to_tsquery`: every word or one of its synonyms must occur; the last may be unfinished.
 * It holds nothing but words and operators, whatever was typed. Empty without a word.
 */
export function toTsQuery(words: readonly string[], synonyms: ReadonlyMap<string, readonly string[]>): string {
  const last = words.length - 1;
  return words
    .map((word, index) => {
      const others = (synonyms.get(word) ?? [])
        .map(phrase)
        .filter(Boolean)
        .map((other) => `(${other})`);
      return `(${[index === last ? `${word}:*` : word, ...others].join(' | ')})`;
    })
    .join(' & ');
}
