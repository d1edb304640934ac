import type { IngredientList } from '@shop/contracts';
import { useStored } from '../useStored';

/** Maximum number of persons. */
export const MAX_PERSONS = 24;
/** A small child eats a quarter of what others do. */
export const PERSONS_STEP = 0.25;

/** Whether a recipe can be for so many. */
export function isPersonCount(count: unknown): count is number {
  return typeof count === 'number' && Number.isInteger(count / PERSONS_STEP) && count >= 1 && count <= MAX_PERSONS;
}

/** Numbers of persons by the index of their list. */
type ChosenPersons = Readonly<Record<number, number>>;

export interface Persons {
  /** The number shared by all lists; null if they differ. */
  shared: number | null;
  of: (index: number) => number;
  /** Sets the number of a list, and of those that share it. */
  set: (index: number, persons: number) => void;
}

/** The number of persons of each list: the recipe's, until the visitor changes it. Stored for this tab. */
export function usePersons({ id, ingredientLists: lists }: PersonsRecipe): Persons {
  const [chosen, choose] = useStored(`persons.${id}`, NONE, areChosen);
  const first = lists[0]?.noOfPersons ?? 0;
  const isShared = lists.every(({ noOfPersons }) => noOfPersons === first);
  // Lists for as many persons have one counter.
  const keyOf = (index: number) => lists.findIndex(({ noOfPersons }) => noOfPersons === lists[index]?.noOfPersons);
  const of = (index: number) => chosen[keyOf(index)] ?? lists[index]?.noOfPersons ?? 0;
  return {
    shared: isShared ? of(0) : null,
    of,
    set: (index, persons) => choose({ ...chosen, [keyOf(index)]: persons }),
  };
}

interface PersonsRecipe {
  id: string;
  ingredientLists: readonly IngredientList[];
}

const NONE: ChosenPersons = {};

function areChosen(stored: unknown): stored is ChosenPersons {
  return typeof stored === 'object' && stored !== null && Object.values(stored).every(isPersonCount);
}
