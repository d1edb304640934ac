import type { ImportedRecipe } from '../ImportedItem.ts';

const words: [ImportedRecipe['niveau'], RegExp][] = [
  ['easy', /^(?:einfach|leicht|easy|beginner|simple|facile|anfänger)$/i],
  ['advanced', /^(?:anspruchsvoll|schwierig|schwer|advanced|hard|difficult|difficile|exigeant|impegnativo)$/i],
  ['medium', /^(?:mittel|medium|moyen|medio|intermediate)$/i],
];
/** Limits in minutes and steps for easy and for hard recipes. */
const EASY = { minutes: 30, steps: 6 };
const LONG = { minutes: 240, steps: 15 };

/** Difficulty of a recipe, which schema.org does not have: by keywords, else by duration and steps. */
export function niveauOf(given: readonly string[], minutes: number, steps: number): ImportedRecipe['niveau'] {
  for (const [niveau, pattern] of words) if (given.some((text) => pattern.test(text))) return niveau;
  if (minutes > 0 && minutes <= EASY.minutes && steps <= EASY.steps) return 'easy';
  return minutes >= LONG.minutes && steps >= LONG.steps ? 'advanced' : 'medium';
}
