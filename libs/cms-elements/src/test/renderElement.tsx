import { aContentElement } from '@shop/builders';
import { CmsElements, createRegistry, loadElements, RegistryProvider, setElementReport } from '@shop/cms-renderer';
import type { ElementKind } from '@shop/contracts';
import { type RenderOptions, renderWithShop, testStore } from '@shop/testing';
import { allElements } from '..';

/**
 * Shows an element as pages do: by its kind, through a registry of all kinds. What is left out of `data` is filled in.
 * `part` is the HTML element around it, which has no box.
 */
export async function renderElement(kind: ElementKind, data: object, options: RenderOptions = {}) {
  const reported: string[] = [];
  setElementReport(({ problem }) => reported.push(problem));
  const registry = createRegistry(allElements);
  const element = aContentElement({ kind, data });
  // Loads the code; what the element shows it fetches itself here, from the services of the test.
  await loadElements([element], registry, { store: testStore(options).store, locale: 'de' });
  const shown = renderWithShop(
    <RegistryProvider value={registry}>
      <CmsElements elements={[element]} />
    </RegistryProvider>,
    options,
  );
  return { ...shown, part: shown.container.querySelector('[data-part]'), reported };
}
