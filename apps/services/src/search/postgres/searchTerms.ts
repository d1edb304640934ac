/** Maximum length of a term in characters. */
export const MAX_TERM_LENGTH = 200;
/** Maximum number of words of a term. */
export const MAX_WORDS = 12;
/** Maximum length of a word that is split or corrected. */
export const MAX_WORD_LENGTH = 40;
/** Minimum length of words searched for inside others: German compounds such as Bratpfanne. */
export const MIN_PART_LENGTH = 4;

/** Linking elements of German compounds: Pfanne-n-deckel, Hochzeit-s-gutschein. */
const LINK = /(n|s|en|es|er)$/;

/** Words of a text: letters and digits, lower case. Everything else is a separator. */
export function searchWords(term: string): string[] {
  return (
    term
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** The words of an input that are searched for. */
export function termWords(term: string): string[] {
  return searchWords(term.slice(0, MAX_TERM_LENGTH)).slice(0, MAX_WORDS);
}

/** The possible splits of a compound in two words. */
export function splitsOf(word: string): [string, string][] {
  if (word.length > MAX_WORD_LENGTH) return [];
  const positions = Array.from({ length: Math.max(0, word.length - 2 * MIN_PART_LENGTH + 1) });
  return positions
    .map((_, index): [string, string] => {
      const position = MIN_PART_LENGTH + index;
      return [word.slice(0, position).replace(LINK, ''), word.slice(position)];
    })
    .filter(([first]) => first.length >= MIN_PART_LENGTH);
}

/** Maximum number of words that are one synonym: "swiss army knife". */
const MAX_PHRASE = 3;

/** The words one by one, and each with the next ones, to look up synonyms. */
export function wordsAndPhrases(words: readonly string[]): string[] {
  const lengths = Array.from({ length: MAX_PHRASE }, (_, index) => index + 1);
  return lengths.flatMap((length) =>
    words.slice(length - 1).map((_, start) => words.slice(start, start + length).join(' ')),
  );
}

/** The words, with terms of several joined: "chopping board". The longest comes first. */
export function joinPhrases(words: readonly string[], isOne: (phrase: string) => boolean): string[] {
  const joined: string[] = [];
  for (let start = 0; start < words.length;) {
    let length = Math.min(MAX_PHRASE, words.length - start);
    while (length > 1 && !isOne(words.slice(start, start + length).join(' '))) length -= 1;
    joined.push(words.slice(start, start + length).join(' '));
    start += length;
  }
  return joined;
}

/**
 * The query for PostgreSQL's `to_tsquery`: the word, possibly a prefix, or one of its synonyms. Contains only words and
 * operators, whatever the input. Empty without a word.
 */
export function toTsQuery(word: string, synonyms: readonly string[], isUnfinished: boolean): string {
  const phrases = [word, ...synonyms].map((words) => searchWords(words).join(' & ')).filter(Boolean);
  return phrases.map((phrase, index) => `(${phrase}${index === 0 && isUnfinished ? ':*' : ''})`).join(' | ');
}
