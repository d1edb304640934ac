import type { ElementDefinition, LoadedElement } from './elementDefinition';

/** The element kinds of a storefront, those whose code is here already, and those whose code could not be had. */
export interface CmsRegistry {
  definitions: ReadonlyMap<string, ElementDefinition>;
  loaded: Map<string, LoadedElement>;
  lost: Set<string>;
}

/** Lists the elements a storefront renders; the others are skipped. */
export function createRegistry(...definitions: readonly ElementDefinition[]): CmsRegistry {
  return {
    definitions: new Map(definitions.map((definition) => [definition.kind, definition])),
    loaded: new Map(),
    lost: new Set(),
  };
}
