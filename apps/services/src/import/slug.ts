import { defaultLocale, type Locale } from '@shop/contracts/constants';

const germanLetters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };
const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o' };
const MAX_LENGTH = 80;

/** The slug of a title: lower case, ASCII, words joined by hyphens. German ä becomes ae. */
export function slug(title: string, locale: Locale): string {
  const lower = title.toLowerCase().normalize('NFC');
  const german =
    locale === defaultLocale ? lower.replace(/[äöü]/g, (letter) => germanLetters[letter] ?? letter) : lower;
  return german
    .replace(/[œæßø]/g, (letter) => ligatures[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
}
