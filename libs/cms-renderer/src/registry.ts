import type { ElementDefinition, LoadedElement } from './elementDefinition';

/** The element kinds of a storefront, and those whose code is here already. */
export interface CmsRegistry {
  definitions: ReadonlyMap<string, ElementDefinition>;
  loaded: Map<string, LoadedElement>;
}

/** Lists the elements a storefront renders; the others are skipped. */
export function createRegistry(...definitions: readonly ElementDefinition[]): CmsRegistry {
  return {
    definitions: new Map(definitions.map((definition) => [definition.kind, definition])),
    loaded: new Map(),
  };
}
