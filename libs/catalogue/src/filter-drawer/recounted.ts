import type { Facet } from '@shop/contracts';
import { usefulFacets } from '../facets/usefulFacets';

/**
 * Facets with other counts. What is known keeps its position, with a count of 0 where it is not among the counted any more:
 * nothing moves under a finger, or loses the focus. What is new stands behind what it is counted behind.
 */
export function recounted(known: readonly Facet[], counted: readonly Facet[]): Facet[] {
  const useful = usefulFacets(counted);
  const shown = counted.filter((facet) => useful.includes(facet) || withId(known, facet));
  return merged(known, shown, (facet, now) => ({
    ...facet,
    ...now,
    values: merged(facet.values, now?.values ?? [], (value, again) => again ?? { ...value, count: 0 }),
  }));
}

interface Identified {
  id: string;
}

const withId = <One extends Identified>(all: readonly One[], one: Identified | undefined) =>
  all.find(({ id }) => id === one?.id);

/** What is known, `updated`, and what else is counted. Both lists are in the same order. */
function merged<One extends Identified>(
  known: readonly One[],
  counted: readonly One[],
  updated: (one: One, now: One | undefined) => One,
): One[] {
  const all = known.map((one) => updated(one, withId(counted, one)));
  for (const [index, one] of counted.entries()) {
    const before = all.findIndex(({ id }) => id === counted[index - 1]?.id);
    if (!withId(all, one)) all.splice(before + 1, 0, one);
  }
  return all;
}
