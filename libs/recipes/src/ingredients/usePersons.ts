import type { IngredientList } from '@shop/contracts';
import { useState } from 'react';

/** Maximum number of persons. */
export const MAX_PERSONS = 24;

export interface Persons {
  /** The number shared by all lists; null if they differ. */
  shared: number | null;
  of: (index: number) => number;
  /** Sets the number of a list, or of all if they share it. */
  set: (index: number, persons: number) => void;
}

/** The number of persons of each list: the recipe's, until the visitor changes it. */
export function usePersons(lists: readonly IngredientList[]): Persons {
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({});
  const first = lists[0]?.noOfPersons ?? 0;
  const isShared = lists.every(({ noOfPersons }) => noOfPersons === first);
  const keyOf = (index: number) => (isShared ? 0 : index);
  const of = (index: number) => chosen[keyOf(index)] ?? lists[index]?.noOfPersons ?? 0;
  return {
    shared: isShared ? of(0) : null,
    of,
    set: (index, persons) => setChosen((before) => ({ ...before, [keyOf(index)]: persons })),
  };
}
