import { isDeepStrictEqual } from 'node:util';
import type { ItemState } from './readStates.ts';
import type { WantedState } from './wantedState.ts';

/** Whether the catalogue already has an item's wanted state. */
export function isAsWanted(before: ItemState, wanted: WantedState): boolean {
  return (
    isLike(before.item, wanted.item) &&
    wanted.texts.every((row) => isLike(before.texts.get(row.locale), row)) &&
    before.skus.length === wanted.skus.length &&
    wanted.skus.every((row, n) => isLike(before.skus[n], row)) &&
    isDeepStrictEqual([...before.lists].sort(), wanted.lists) &&
    before.facets.length === wanted.facets.length &&
    wanted.facets.every((one) => before.facets.some((other) => isDeepStrictEqual(one, other))) &&
    (wanted.recipe === null || isLike(before.recipe, wanted.recipe))
  );
}

/** Whether a row has the same values as the other's columns. */
function isLike(row: object | null | undefined, wanted: object): boolean {
  const known = new Map(Object.entries(row ?? {}));
  return Object.entries(wanted).every(([column, value]) => isDeepStrictEqual(known.get(column), value));
}
