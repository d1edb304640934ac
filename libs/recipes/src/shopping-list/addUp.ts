import type { IngredientList } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import { unitKey, writeIngredient } from '@shop/contracts/ingredient-amounts';
import { saysHowMuch } from '../scale/saysHowMuch';
import { measureAmount } from '../scale/scaleAmount';

/** A recipe to shop for, and for how many. */
export interface PlannedRecipe {
  title: string;
  ingredientLists: readonly IngredientList[];
  persons: number;
}

/** A line of a shopping list. */
export interface ShoppingEntry {
  /** The same for the same ingredient and kind of unit, whatever recipes there are. */
  key: string;
  text: string;
  /** What is needed, in the smallest unit of its kind; null for a line without an amount. */
  amount: number | null;
  /** For how many persons the line is, where it cannot be scaled to those chosen; null otherwise. */
  unscaledFor: number | null;
  /** Titles of the recipes it is for. */
  recipes: readonly string[];
}

/** Units that are exact multiples of each other: the smallest, how many of it a unit is, and the one from 1000 on. */
const families = [
  { base: 'g', large: 'kg', sizes: { g: 1, kg: 1000 } },
  { base: 'ml', large: 'l', sizes: { ml: 1, cl: 10, dl: 100, l: 1000 } },
] as const;
const LARGE = 1000;

interface Sum {
  key: string;
  name: string;
  /** In `unit`. */
  amount: number;
  unit: string;
  recipes: Set<string>;
}

/**
 * The ingredients of recipes for as many persons as are chosen, each once with its sum; lines without an amount come last.
 * Each list is scaled from its own number of persons; one without a number, from that of the recipe's first list.
 */
export function addUp(recipes: readonly PlannedRecipe[], locale: Locale): ShoppingEntry[] {
  const sums = new Map<string, Sum>();
  const lines = new Map<string, ShoppingEntry & { recipes: string[] }>();
  for (const { title: recipe, ingredientLists, persons } of recipes) {
    const first = ingredientLists[0]?.noOfPersons ?? 0;
    for (const { ingredients, ...list } of ingredientLists) {
      // A list for another number, as of a glaze, still belongs to the recipe: it is needed for as many persons.
      const noOfPersons = list.noOfPersons < 1 ? first : list.noOfPersons;
      for (const ingredient of ingredients) {
        const { amount, unit, name, title } = ingredient;
        if (amount !== null && name) {
          const factor = noOfPersons < 1 ? 1 : persons / noOfPersons;
          add(sums, { name, unit: unitKey(unit), amount: amount * factor, recipe });
          continue;
        }
        const isForOthers = noOfPersons >= 1 && noOfPersons !== persons;
        const unscaledFor = isForOthers && saysHowMuch(title) ? noOfPersons : null;
        const key = `${title.toLowerCase()} ${unscaledFor ?? ''}`;
        const line = lines.get(key) ?? { key, text: title, amount: null, unscaledFor, recipes: [] };
        if (!line.recipes.includes(recipe)) line.recipes.push(recipe);
        lines.set(key, line);
      }
    }
  }
  const collator = new Intl.Collator(locale);
  const summed = [...sums.values()].toSorted((a, b) => collator.compare(a.name, b.name));
  return [...summed.map((sum) => toEntry(sum, locale)), ...lines.values()];
}

const familyOf = (unit: string) => families.find(({ sizes }) => unit in sizes);

/** How many of the smallest unit of its kind a unit is. */
function sizeOf(unit: string): number {
  const sizes: Readonly<Record<string, number>> = familyOf(unit)?.sizes ?? {};
  return sizes[unit] ?? 1;
}

function add(
  sums: Map<string, Sum>,
  { name, unit, amount, recipe }: { name: string; unit: string; amount: number; recipe: string },
): void {
  const family = familyOf(unit);
  const key = `${name.toLowerCase()} ${family?.base ?? unit}`;
  const sum = sums.get(key);
  if (!sum) {
    sums.set(key, { key, name, amount, unit, recipes: new Set([recipe]) });
    return;
  }
  sum.recipes.add(recipe);
  if (sum.unit === unit || !family) {
    sum.amount += amount;
    return;
  }
  sum.amount = sum.amount * sizeOf(sum.unit) + amount * sizeOf(unit);
  sum.unit = family.base;
}

function toEntry({ key, name, amount, unit, recipes }: Sum, locale: Locale): ShoppingEntry {
  const family = families.find(({ base }) => base === unit);
  const isLarge = family !== undefined && amount >= LARGE;
  const shown = isLarge ? measureAmount(amount / LARGE, family.large) : measureAmount(amount, unit);
  const text = writeIngredient(shown.amount, shown.unit, name, locale);
  return { key, text, amount: amount * sizeOf(unit), unscaledFor: null, recipes: [...recipes] };
}
