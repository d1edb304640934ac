import type { Locale } from '@shop/contracts/constants';
import type { StoredIngredientList } from '../db/schema/index.ts';
import { text } from './text.ts';

type Ingredient = StoredIngredientList['ingredients'][number];

/** One and several of a unit. Pieces are counted without a word. */
type Unit = Record<Locale, readonly [one: string, several: string]>;

const same = (label: string): Unit => ({
  de: [label, label],
  fr: [label, label],
  en: [label, label],
  it: [label, label],
});

const units: Record<string, Unit> = {
  g: same('g'),
  kg: same('kg'),
  ml: same('ml'),
  dl: same('dl'),
  l: same('l'),
  stk: same(''),
  tl: { de: ['TL', 'TL'], fr: ['c. à c.', 'c. à c.'], en: ['tsp', 'tsp'], it: ['cucchiaino', 'cucchiaini'] },
  el: { de: ['EL', 'EL'], fr: ['c. à s.', 'c. à s.'], en: ['tbsp', 'tbsp'], it: ['cucchiaio', 'cucchiai'] },
  prise: { de: ['Prise', 'Prisen'], fr: ['pincée', 'pincées'], en: ['pinch', 'pinches'], it: ['pizzico', 'pizzichi'] },
  bund: { de: ['Bund', 'Bund'], fr: ['bouquet', 'bouquets'], en: ['bunch', 'bunches'], it: ['mazzetto', 'mazzetti'] },
};

/** Locales whose numbers look as the recipes' texts write them. */
const numberLocales: Record<Locale, string> = { de: 'de-CH', fr: 'fr-CH', en: 'en-GB', it: 'it-IT' };

/** The word for a unit beside an amount; empty where none is needed. */
export function unitLabel(unit: string, amount: number | null, locale: Locale): string {
  const label = units[unit]?.[locale];
  return label ? label[(amount ?? 1) > 1 ? 1 : 0] : unit;
}

/** The whole line of an ingredient: amount, unit, name. */
export function ingredientTitle({ amount, unit, name }: Ingredient, locale: Locale): string {
  if (amount === null) return text(name, locale);
  const number = new Intl.NumberFormat(numberLocales[locale], { maximumFractionDigits: 2 }).format(amount);
  return [number, unitLabel(unit, amount, locale), text(name, locale)].filter(Boolean).join(' ');
}
