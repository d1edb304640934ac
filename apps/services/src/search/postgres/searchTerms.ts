/** So many characters of what was typed are considered. */
export const MAX_TERM_LENGTH = 200;
/** A search takes this many words into account. */
export const MAX_WORDS = 8;
/** No word of a shop is longer. What is, was not typed by a person, and is neither taken apart nor mended. */
export const MAX_WORD_LENGTH = 40;
/** Words that only this many letters long may stand inside another: German writes Brat and Pfanne as one. */
export const MIN_PART_LENGTH = 4;

/** What stands between the words of a German compound: Pfanne-n-deckel, Hochzeit-s-gutschein. */
const LINK = /(n|s|en|es|er)$/;

/** Words of a text: letters and digits, lower case. Everything else only separates. */
export function searchWords(term: string): string[] {
  return (
    term
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** The words of what a visitor typed that a search goes by. */
export function termWords(term: string): string[] {
  return searchWords(term.slice(0, MAX_TERM_LENGTH)).slice(0, MAX_WORDS);
}

/** The two words that a compound may consist of, for each place where it can be cut. */
export function splitsOf(word: string): [string, string][] {
  if (word.length > MAX_WORD_LENGTH) return [];
  const places = Array.from({ length: Math.max(0, word.length - 2 * MIN_PART_LENGTH + 1) });
  return places
    .map((_, index): [string, string] => {
      const place = MIN_PART_LENGTH + index;
      return [word.slice(0, place).replace(LINK, ''), word.slice(place)];
    })
    .filter(([first]) => first.length >= MIN_PART_LENGTH);
}

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
