import type { Recipe } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import { escapeHtml } from '@shop/catalogue-import';

const niveaus: Record<Recipe['niveau'], Record<Locale, string>> = {
  easy: { de: 'einfach', fr: 'facile', en: 'easy', it: 'facile' },
  medium: { de: 'mittel', fr: 'moyen', en: 'medium', it: 'media difficoltà' },
  advanced: { de: 'anspruchsvoll', fr: 'exigeant', en: 'advanced', it: 'impegnativa' },
};
const by: Record<Locale, string> = { de: 'von', fr: 'par', en: 'by', it: 'di' };
/** Hours and minutes, abbreviated as on the recipe's page. */
const units: Record<Locale, readonly [hours: string, minutes: string]> = {
  de: ['Std.', 'Min.'],
  fr: ['h', 'min'],
  en: ['h', 'min'],
  it: ['h', 'min'],
};
const HOUR = 60;

interface RecipeInfo {
  /** Minutes; 0 if unknown. */
  totalTime: number;
  niveau: Recipe['niveau'];
  /** Name of the cook; empty without one. */
  cook: string;
}

/** The short HTML on a recipe's tile: time, level and cook. */
export function recipeInfo({ totalTime, niveau, cook }: RecipeInfo, locale: Locale): string {
  const effort = [duration(totalTime, locale), niveaus[niveau][locale]].filter(Boolean).join(' · ');
  return `<p>${effort}</p>${cook && `<p>${by[locale]} ${escapeHtml(cook)}</p>`}`;
}

function duration(total: number, locale: Locale): string {
  const [hours, minutes] = [Math.floor(total / HOUR), total % HOUR];
  const [hourUnit, minuteUnit] = units[locale];
  return [hours > 0 && `${hours} ${hourUnit}`, minutes > 0 && `${minutes} ${minuteUnit}`].filter(Boolean).join(' ');
}
