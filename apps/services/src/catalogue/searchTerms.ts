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

/** The words one by one, and each with the next: what synonyms are looked up by. */
export function wordsAndPairs(words: readonly string[]): string[] {
  return [...words, ...words.slice(1).map((word, index) => `${words[index]} ${word}`)];
}

/** The words, two of them together where they mean one thing: "chopping board". */
export function joinPairs(words: readonly string[], isOne: (pair: string) => boolean): string[] {
  const joined: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const pair = `${words[index]} ${words[index + 1]}`;
    const isPair = index + 1 < words.length && isOne(pair);
    joined.push(isPair ? pair : words[index]!);
    if (isPair) index++;
  }
  return joined;
}

/**
 * The query for PostgreSQL's `to_tsquery`: the word, which may be unfinished, or one of its synonyms must occur. It holds
 * nothing but words and operators, whatever was typed. Empty without a word.
 */
export function toTsQuery(word: string, synonyms: readonly string[], isUnfinished: boolean): string {
  const phrases = [word, ...synonyms].map((words) => searchWords(words).join(' & ')).filter(Boolean);
  return phrases.map((phrase, index) => `(${phrase}${index === 0 && isUnfinished ? ':*' : ''})`).join(' | ');
}
