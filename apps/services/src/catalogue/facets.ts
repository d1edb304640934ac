import type { Facet } from '@shop/contracts';

/** A value that occurs among the items of a list, ordered by attribute. */
export interface FacetRow {
  id: string;
  title: string;
  valueId: string;
  valueTitle: string;
  count: number;
}

/** Chosen value ids by attribute id. */
export type ChosenFilters = Readonly<Record<string, readonly string[]>>;

/** Facets with their values in the order of the rows. */
export function toFacets(rows: readonly FacetRow[], chosen: ChosenFilters): Facet[] {
  const facets = new Map<string, Facet>();
  for (const { id, title, valueId, valueTitle, count } of rows) {
    const facet = facets.get(id) ?? { id, title, values: [] };
    facet.values.push({ id: valueId, title: valueTitle, count, selected: chosen[id]?.includes(valueId) ?? false });
    facets.set(id, facet);
  }
  return [...facets.values()];
}
