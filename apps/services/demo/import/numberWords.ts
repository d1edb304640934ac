import type { Locale } from '@shop/contracts/constants';

/** Numbers that the texts write in words. */
const words: Readonly<Record<number, Record<Locale, string>>> = {
  1: { de: 'ein', fr: 'un', en: 'one', it: 'un' },
  2: { de: 'zwei', fr: 'deux', en: 'two', it: 'due' },
  3: { de: 'drei', fr: 'trois', en: 'three', it: 'tre' },
  4: { de: 'vier', fr: 'quatre', en: 'four', it: 'quattro' },
  5: { de: 'fünf', fr: 'cinq', en: 'five', it: 'cinque' },
  6: { de: 'sechs', fr: 'six', en: 'six', it: 'sei' },
  7: { de: 'sieben', fr: 'sept', en: 'seven', it: 'sette' },
  8: { de: 'acht', fr: 'huit', en: 'eight', it: 'otto' },
  9: { de: 'neun', fr: 'neuf', en: 'nine', it: 'nove' },
  10: { de: 'zehn', fr: 'dix', en: 'ten', it: 'dieci' },
  12: { de: 'zwölf', fr: 'douze', en: 'twelve', it: 'dodici' },
  14: { de: 'vierzehn', fr: 'quatorze', en: 'fourteen', it: 'quattordici' },
  20: { de: 'zwanzig', fr: 'vingt', en: 'twenty', it: 'venti' },
  24: { de: 'vierundzwanzig', fr: 'vingt-quatre', en: 'twenty-four', it: 'ventiquattro' },
  30: { de: 'dreissig', fr: 'trente', en: 'thirty', it: 'trenta' },
  40: { de: 'vierzig', fr: 'quarante', en: 'forty', it: 'quaranta' },
  50: { de: 'fünfzig', fr: 'cinquante', en: 'fifty', it: 'cinquanta' },
  60: { de: 'sechzig', fr: 'soixante', en: 'sixty', it: 'sessanta' },
  80: { de: 'achtzig', fr: 'quatre-vingts', en: 'eighty', it: 'ottanta' },
};
const inflected: Readonly<Record<string, number>> = { eine: 1, einen: 1, einem: 1, einmal: 1, zweimal: 2, dreimal: 3 };

/** The word for a number; its digits where the texts have no word for it. */
export const wordOf = (number: number, locale: Locale): string => words[number]?.[locale] ?? String(number);

/** A number in digits or as a word of the language; NaN for anything else. */
export function numberOf(word = '', locale: Locale = 'de'): number {
  const lower = word.toLowerCase();
  if (/^\d+(?:\.\d+)?$/.test(lower)) return Number(lower);
  if (locale === 'de' && Object.hasOwn(inflected, lower)) return inflected[lower]!;
  return Number(Object.entries(words).find(([, names]) => names[locale] === lower)?.[0] ?? Number.NaN);
}
