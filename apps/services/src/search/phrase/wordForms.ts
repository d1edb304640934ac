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

/** A word without its endings: singular and plural have the same. */
export function stemOf(word: string, language: Pick<PhraseWords, 'endings'>, shortest = MIN_STEM_LENGTH): string {
  const ending = language.endings.find((one) => word.endsWith(one) && word.length - one.length >= shortest);
  return ending ? stemOf(word.slice(0, -ending.length), language, MIN_STEM_LENGTH_AGAIN) : word;
}
