import type { ElementCode, ElementTable } from './elementDefinition';

/** The code of the element kinds of a storefront. */
export type CmsRegistry = ReadonlyMap<string, ElementCode>;

/** How a brand's elements differ from those of the shop. */
export interface BrandElements<Elements> {
  /** Kinds the brand leaves out. */
  without?: readonly (keyof Elements)[];
  /** Kinds the brand adds, or shows its own way. */
  own?: ElementTable;
}

/** The elements a storefront renders: those of the shop, but for what its brand says. The others are skipped. */
export function createRegistry<Elements extends ElementTable>(
  elements: Elements,
  { without = [], own = {} }: BrandElements<Elements> = {},
): CmsRegistry {
  const table = Object.entries<ElementTable[string]>({ ...elements, ...own });
  // The renderer gives a component only the data of elements of its kind.
  return new Map(table.filter(([kind]) => !without.includes(kind)) as [string, ElementCode][]);
}
