import type { Locale } from './constants.ts';

/** Singular and plural of a unit. Pieces have no label. */
type Unit = Record<Locale, readonly [one: string, several: string]>;

const same = (label: string): Unit => ({
  de: [label, label],
  fr: [label, label],
  en: [label, label],
  it: [label, label],
});

/** By the key stored by the services. */
const units: Record<string, Unit> = {
  g: same('g'),
  kg: same('kg'),
  ml: same('ml'),
  cl: same('cl'),
  dl: same('dl'),
  l: same('l'),
  oz: same('oz'),
  lb: same('lb'),
  cup: { de: ['Tasse', 'Tassen'], fr: ['tasse', 'tasses'], en: ['cup', 'cups'], it: ['tazza', 'tazze'] },
  stk: same(''),
  tl: { de: ['TL', 'TL'], fr: ['c. à c.', 'c. à c.'], en: ['tsp', 'tsp'], it: ['cucchiaino', 'cucchiaini'] },
  el: { de: ['EL', 'EL'], fr: ['c. à s.', 'c. à s.'], en: ['tbsp', 'tbsp'], it: ['cucchiaio', 'cucchiai'] },
  prise: { de: ['Prise', 'Prisen'], fr: ['pincée', 'pincées'], en: ['pinch', 'pinches'], it: ['pizzico', 'pizzichi'] },
  bund: { de: ['Bund', 'Bund'], fr: ['bouquet', 'bouquets'], en: ['bunch', 'bunches'], it: ['mazzetto', 'mazzetti'] },
};

/** Amount from which the plural is used: in French one and a half is singular. */
const SEVERAL: Record<Locale, number> = { de: 1.001, fr: 2, en: 1.001, it: 1.001 };

/** The key of a unit, given by its key or by a label in any language; other units as they are. */
export function unitKey(unit: string): string {
  if (units[unit]) return unit;
  const isLabel = ([, forms]: [string, Unit]) => Object.values(forms).some((labels) => labels.includes(unit));
  return Object.entries(units).find(isLabel)?.[0] ?? unit;
}

/** The label of a unit, given by its key or by a label; empty where none is needed. */
export function unitLabel(unit: string, amount: number | null, locale: Locale): string {
  const forms = units[unitKey(unit)]?.[locale];
  return forms ? forms[(amount ?? 1) >= SEVERAL[locale] ? 1 : 0] : unit;
}

/** Common kitchen fractions, with their characters. */
const fractions = [
  [1, 8, '⅛'],
  [1, 6, '⅙'],
  [1, 4, '¼'],
  [1, 3, '⅓'],
  [3, 8, '⅜'],
  [1, 2, '½'],
  [5, 8, '⅝'],
  [2, 3, '⅔'],
  [3, 4, '¾'],
  [5, 6, '⅚'],
  [7, 8, '⅞'],
] as const;
/** Metric units, shown with decimals. Their labels are the same in every language. */
const decimal: readonly string[] = ['g', 'kg', 'ml'];
/** Rounding tolerance of a third with two decimals: 0.33 is one, 0.3 is not. */
const EXACT = 0.004;
/** Maximum decimals of amounts without a fraction character. */
const DIGITS = 2;

/** Locale of the number format used in the recipes' texts. */
const numberLocales: Record<Locale, string> = { de: 'de-CH', fr: 'fr-CH', en: 'en-GB', it: 'it-IT' };

/** An amount of a unit in kitchen notation: `1½`, `⅓`, `0.3`. */
export function formatAmount(amount: number, unit: string, locale: Locale): string {
  const whole = Math.floor(amount + EXACT);
  const rest = amount - whole;
  if (decimal.includes(unit) || Math.abs(rest) < EXACT) return number(amount, locale);
  const sign = fractions.find(([part, of]) => Math.abs(rest - part / of) < EXACT)?.[2];
  if (!sign) return number(amount, locale);
  return whole ? `${number(whole, locale)}${sign}` : sign;
}

/** What French elides `de` before: a vowel, or an `h` that is not aspirated. */
const FRENCH_VOWEL = /^(?:[aàâeéèêiîoôuœ]|h(?!aricot|omard|achis|oumous|areng))/i;

/** An amount with its unit and what it is of, as a language writes it: `200 g Butter`, `200 g de beurre`, `2 œufs`. */
export function writeIngredient(amount: number, unit: string, name: string, locale: Locale): string {
  const label = unitLabel(unit, amount, locale);
  const words = [formatAmount(amount, unit, locale), label].filter(Boolean).join(' ');
  if (!name || locale !== 'fr' || !label || /^d(?:e |u |es |[’'])/i.test(name)) return `${words} ${name}`.trim();
  return FRENCH_VOWEL.test(name) ? `${words} d’${name}` : `${words} de ${name}`;
}

const number = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(numberLocales[locale], { maximumFractionDigits: DIGITS, useGrouping: false }).format(value);
