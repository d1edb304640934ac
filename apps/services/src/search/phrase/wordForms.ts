import type { PhraseWords } from './PhraseWords.ts';

/** Shorter stems would be those of too many words; the second number is for a second ending behind the first. */
const MIN_STEM_LENGTH = 3;
const MIN_STEM_LENGTH_AGAIN = 4;

/** A word in lower case without accents: "Käse" and "kase" are one. */
export function plainWord(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
}

/** A word without its endings: singular and plural have the same. Of a double letter, none is an ending. */
export function stemOf(word: string, language: Pick<PhraseWords, 'endings'>, shortest = MIN_STEM_LENGTH): string {
  const isEnding = (one: string) =>
    word.endsWith(one) && word.length - one.length >= shortest && word.at(-one.length - 1) !== one[0];
  const ending = language.endings.find(isEnding);
  return ending ? stemOf(word.slice(0, -ending.length), language, MIN_STEM_LENGTH_AGAIN) : word;
}
