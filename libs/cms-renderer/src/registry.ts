import type { ElementDefinition, ElementTable, LoadedElement } from './elementDefinition';

/** The element kinds of a storefront, those whose code is here already, and those whose code could not be had. */
export interface CmsRegistry {
  definitions: ReadonlyMap<string, ElementDefinition>;
  loaded: Map<string, LoadedElement>;
  lost: Set<string>;
}

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
  const definitions = table
    .filter(([kind]) => !without.includes(kind))
    // The renderer gives a component only the data of elements of its kind.
    .map(([kind, load]): [string, ElementDefinition] => [kind, { kind, load: load as ElementDefinition['load'] }]);
  return { definitions: new Map(definitions), loaded: new Map(), lost: new Set() };
}
