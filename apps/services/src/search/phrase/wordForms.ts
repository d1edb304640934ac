import type { PhraseWords } from './PhraseWords.ts';

/** Shorter stems would be those of too many words. */
const MIN_STEM_LENGTH = 3;

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

/** A word without its ending: singular and plural have the same. */
export function stemOf(word: string, { endings }: Pick<PhraseWords, 'endings'>): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= MIN_STEM_LENGTH);
  return ending ? word.slice(0, -ending.length) : word;
}
