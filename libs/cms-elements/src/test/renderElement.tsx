import { aContentElement } from '@shop/builders';
import { CmsElements, createRegistry, loadElements, RegistryProvider, setElementReport } from '@shop/cms-renderer';
import type { ElementKind } from '@shop/contracts';
import { type RenderOptions, renderWithShop, testStore } from '@shop/testing';
import { allElements } from '..';

/**
 * Renders an element as pages do: by kind, through a registry of all kinds, with defaults for omitted `data`. `part` is
 * the wrapper element around it, which has no box.
 */
export async function renderElement(kind: ElementKind, data: object, options: RenderOptions = {}) {
  const reported: string[] = [];
  setElementReport(({ problem }) => reported.push(problem));
  const registry = createRegistry(allElements);
  const element = aContentElement({ kind, data });
  // Loads only the code; the element fetches its data itself, from the services of the test.
  await loadElements([element], registry, { store: testStore(options).store, locale: 'de' });
  const shown = renderWithShop(
    <RegistryProvider value={registry}>
      <CmsElements elements={[element]} />
    </RegistryProvider>,
    options,
  );
  return { ...shown, part: shown.container.querySelector('[data-part]'), reported };
}
