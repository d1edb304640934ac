import type { Locale } from '@shop/contracts/constants';

/** Fractions a kitchen knows, with the sign for each. */
const fractions = [
  [1, 8, '⅛'],
  [1, 4, '¼'],
  [1, 3, '⅓'],
  [3, 8, '⅜'],
  [1, 2, '½'],
  [5, 8, '⅝'],
  [2, 3, '⅔'],
  [3, 4, '¾'],
  [7, 8, '⅞'],
] as const;
/** What computing with fractions loses, and no more: 0.3 is not a third. */
const EXACT = 1e-6;
/** Without a sign, two digits are as exact as spoons are. */
const DIGITS = 2;

/** Whose numbers look as the recipes' texts write them. */
const numberLocales: Record<Locale, string> = { de: 'de-CH', fr: 'fr-CH', en: 'en-GB', it: 'it-IT' };

/** An amount in words of the kitchen: `1½`, `⅓`, `0.3`. */
export function formatAmount(amount: number, locale: Locale): string {
  const whole = Math.floor(amount + EXACT);
  const rest = amount - whole;
  if (Math.abs(rest) < EXACT) return number(whole, locale);
  const sign = fractions.find(([part, of]) => Math.abs(rest - part / of) < EXACT)?.[2];
  if (!sign) return number(amount, locale);
  return whole ? `${number(whole, locale)}${sign}` : sign;
}

const number = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(numberLocales[locale], { maximumFractionDigits: DIGITS, useGrouping: false }).format(value);
