import type { IngredientList } from '@shop/contracts';
import { useState } from 'react';

/** Persons a home kitchen cooks for at most. */
export const MAX_PERSONS = 24;

export interface Persons {
  /** The one number all lists share; null where each has its own. */
  shared: number | null;
  of: (index: number) => number;
  /** Sets the number of a list, or of all where they share it. */
  set: (index: number, persons: number) => void;
}

/** For how many each list of a recipe is made: its own number until the visitor chooses another. */
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
