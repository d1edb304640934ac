import type { ContentElement } from '@shop/contracts';
import type { ElementContext, ElementDefinition, LoadedElement } from './elementDefinition';
import type { CmsRegistry } from './registry';

/**
 * Loads the code of all elements on a page, nested ones included, and then what they show, so that rendering them needs
 * no waiting on either end. A kind whose code cannot be loaded is left out, like an unknown one.
 */
export async function loadElements(
  elements: readonly ContentElement[],
  registry: CmsRegistry,
  context: ElementContext,
): Promise<void> {
  await Promise.all(withNested(elements).map((element) => loadElement(element, registry, context)));
}

async function loadElement({ kind, data }: ContentElement, registry: CmsRegistry, context: ElementContext) {
  const definition = registry.definitions.get(kind);
  const loaded = definition && (await codeOf(definition, registry));
  try {
    await loaded?.load?.(data, context);
  } catch {
    // An element without its answers shows nothing.
  }
}

async function codeOf(definition: ElementDefinition, registry: CmsRegistry): Promise<LoadedElement | null> {
  const { kind } = definition;
  try {
    const loaded = registry.loaded.get(kind) ?? (await definition.load());
    registry.loaded.set(kind, loaded);
    return loaded;
  } catch {
    // CmsElements reports a missing kind when it meets it.
    registry.lost.add(kind);
    return null;
  }
}

function withNested(elements: readonly ContentElement[]): ContentElement[] {
  return elements.flatMap((element) => [element, ...withNested(nestedElements(element))]);
}

/** Elements inside an element, as a grid has them. */
export function nestedElements({ data }: ContentElement): readonly ContentElement[] {
  return 'elements' in data ? data.elements : [];
}
