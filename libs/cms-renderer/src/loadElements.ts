import type { ContentElement } from '@shop/contracts';
import { loadPart as load } from '@shop/preloadable';
import type { ElementsContext } from './elementDefinition';
import type { CmsRegistry } from './registry';
import { reportElement } from './reportElement';

/**
 * Loads the code and then the data of all elements on a page, nested ones included, so that both ends render
 * synchronously. An element whose code fails to load is reported, and renders a note.
 */
export async function loadElements(
  elements: readonly ContentElement[],
  registry: CmsRegistry,
  context: ElementsContext,
): Promise<void> {
  await Promise.all(withNested(elements).map((element) => loadElement(element, registry, context)));
}

async function loadElement(
  { id, kind, data }: ContentElement,
  registry: CmsRegistry,
  { loadPart = load, ...context }: ElementsContext,
) {
  const code = registry.get(kind);
  if (!code) return;
  const element = await loadPart(code).catch(() => null);
  if (!element) return reportElement({ id, kind, problem: 'its code failed to load' });
  try {
    await element.load?.(data, { ...context, loadPart });
  } catch {
    // An element without its data renders nothing.
  }
}

function withNested(elements: readonly ContentElement[]): ContentElement[] {
  return elements.flatMap((element) => [element, ...withNested(nestedElements(element))]);
}

/** Nested elements, e.g. of a grid. */
function nestedElements({ data }: ContentElement): readonly ContentElement[] {
  return 'elements' in data ? data.elements : [];
}
