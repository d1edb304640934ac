import type { ElementCode, ElementTable } from './elementDefinition';

/** The element kinds of a storefront with their code. */
export type CmsRegistry = ReadonlyMap<string, ElementCode>;

/** A brand's changes to the shop's elements. */
export interface BrandElements<Elements> {
  /** Kinds the brand leaves out. */
  without?: readonly (keyof Elements)[];
  /** Kinds the brand adds or replaces. */
  own?: ElementTable;
}

/** The elements of a storefront: those of the shop with the brand's changes. Others are skipped when rendering. */
export function createRegistry<Elements extends ElementTable>(
  elements: Elements,
  { without = [], own = {} }: BrandElements<Elements> = {},
): CmsRegistry {
  const table = Object.entries<ElementTable[string]>({ ...elements, ...own });
  // The renderer passes a component only data of elements of its kind.
  return new Map(table.filter(([kind]) => !without.includes(kind)) as [string, ElementCode][]);
}
