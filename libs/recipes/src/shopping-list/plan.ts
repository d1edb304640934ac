import { isPersonCount } from '../ingredients/usePersons';
import { readTick, type Tick } from './ticks';

/** Storage key of the visitor's own plan. */
const KEY = 'shoppingList';

/** Most recipes of a plan: their ids have to fit into a link. */
export const MAX_RECIPES = 20;

/** A recipe of a plan by its id, and for how many it is cooked. */
export interface PlanRecipe {
  id: string;
  persons: number;
}

/** What to shop for, and which lines are ticked off. Nothing of it is stored anywhere but in this browser. */
export interface Plan {
  recipes: readonly PlanRecipe[];
  done: readonly Tick[];
}

export const NO_PLAN: Plan = { recipes: [], done: [] };

const listeners = new Set<() => void>();
/** Where the browser stores nothing, it lives as long as the document. */
let unstored: string | null = null;
let readText: string | null = null;
let read: Plan = NO_PLAN;

/** Same object until it changes, as `useSyncExternalStore` requires. */
export function keptPlan(): Plan {
  const text = unstored ?? stored();
  if (text !== readText) {
    readText = text;
    read = parse(text);
  }
  return read;
}

/** Keeps a plan for all pages and tabs. */
export function keepPlan(plan: Plan): void {
  const text = plan.recipes.length > 0 ? JSON.stringify(plan) : null;
  unstored = null;
  try {
    if (text) localStorage.setItem(KEY, text);
    else localStorage.removeItem(KEY);
  } catch {
    unstored = text;
  }
  listeners.forEach((listener) => listener());
}

/** `listener` is called when the plan changes, here or in another tab. */
export function subscribeToPlan(listener: () => void) {
  const follow = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', follow);
  };
}

/** The plan with a recipe for so many persons; one that is on it gets the number. False where it has no room. */
export function planRecipe(recipe: PlanRecipe): boolean {
  const { recipes, done } = keptPlan();
  const isPlanned = recipes.some(({ id }) => id === recipe.id);
  if (!isPlanned && recipes.length >= MAX_RECIPES) return false;
  const next = isPlanned ? recipes.map((one) => (one.id === recipe.id ? recipe : one)) : [...recipes, recipe];
  keepPlan({ recipes: next, done });
  return true;
}

/** Recipes as the part of a link after `#list=`: ids with their persons. */
export function toPlanText(recipes: readonly PlanRecipe[]): string {
  return recipes.map(({ id, persons }) => `${encodeURIComponent(id)}:${persons}`).join(',');
}

/** The recipes of such a text; whatever is malformed is left out. */
export function fromPlanText(text: string): PlanRecipe[] {
  const recipes = text.split(',').map((part) => {
    const [id = '', persons = ''] = part.split(':');
    return { id: decode(id), persons: Number(persons) };
  });
  return recipes.filter(isPlanRecipe).slice(0, MAX_RECIPES);
}

function isPlanRecipe(value: unknown): value is PlanRecipe {
  const { id, persons } = (value ?? {}) as Partial<PlanRecipe>;
  return typeof id === 'string' && id !== '' && isPersonCount(persons);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function parse(text: string | null): Plan {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Plan> | null;
    const { recipes, done } = value ?? {};
    if (!Array.isArray(recipes) || !Array.isArray(done)) return NO_PLAN;
    return { recipes: recipes.filter(isPlanRecipe), done: done.flatMap((stored) => readTick(stored) ?? []) };
  } catch {
    return NO_PLAN;
  }
}
