import type { ImportedRecipe, StepText } from '@shop/catalogue-import';
import { defaultLocale, type Locale } from '@shop/contracts/constants';
import type { StoredIngredientList, StoredStep, Texts } from '../../db/schema/index.ts';
import { withText } from './withText.ts';

export interface RecipeParts {
  ingredientLists: StoredIngredientList[];
  steps: StoredStep[];
}

/** Parts from a file; pictures by their ids. */
export interface GivenParts extends Pick<ImportedRecipe, 'persons' | 'ingredients'> {
  steps: (Pick<StepText, 'title' | 'text'> & { images: string[] })[];
}

/**
 * Ingredients and steps with their texts in another language. If their number differs between languages, the default
 * language's count, and those of another are dropped with a note.
 */
export function recipeParts(
  before: RecipeParts | null,
  given: GivenParts,
  locale: Locale,
  others: boolean,
  notes: string[],
) {
  const known = before && others && hasSameShape(before, given) ? before : null;
  if (before && others && !known) {
    if (locale !== defaultLocale) {
      notes.push('ingredients and steps left out: they are not as many as in the other languages');
      return before;
    }
    notes.push('ingredients and steps of the other languages left out: they are not as many');
  }
  return partsOf(given, known, others ? null : before, locale);
}

function partsOf(given: GivenParts, known: RecipeParts | null, own: RecipeParts | null, locale: Locale): RecipeParts {
  const texts = (before: Texts | undefined, text: string) => withText(before, locale, text);
  const names = known?.ingredientLists[0]?.ingredients;
  return {
    ingredientLists: [
      {
        title: {},
        persons: given.persons,
        ingredients: given.ingredients.map(({ amount, unit, name }, n) => ({
          id: `1-${n + 1}`,
          amount,
          unit,
          name: texts(names?.[n]?.name, name),
        })),
      },
    ],
    steps: given.steps.map(({ title, text, images }, n) => ({
      title: texts(known?.steps[n]?.title, title),
      text: texts(known?.steps[n]?.text, text),
      ...(images.length > 0 && { images }),
      // An editor may have named a product for a step.
      productId: (known ?? own)?.steps[n]?.productId ?? null,
    })),
  };
}

function hasSameShape({ ingredientLists, steps }: RecipeParts, given: GivenParts): boolean {
  const [list] = ingredientLists;
  return list?.ingredients.length === given.ingredients.length && steps.length === given.steps.length;
}
