import { CmsElements, createRegistry, loadElements, RegistryProvider, setElementReport } from '@shop/cms-renderer';
import type { ContentElement } from '@shop/contracts';
import { aContentElement, type RenderOptions, renderWithShop, testStore } from '@shop/testing';
import * as elements from '..';

/** Shows an element as pages do: by its kind, through a registry of all kinds. `reported` are the ones left out. */
export async function renderElement(kind: string, data: ContentElement['data'], options: RenderOptions = {}) {
  const reported: string[] = [];
  setElementReport(({ problem }) => reported.push(problem));
  const registry = createRegistry(...Object.values(elements));
  const element = aContentElement({ kind, data });
  // Loads the code; what the element shows it fetches itself here, from the services of the test.
  await loadElements([element], registry, { store: testStore(options).store, locale: 'de' });
  const shown = renderWithShop(
    <RegistryProvider value={registry}>
      <CmsElements elements={[element]} />
    </RegistryProvider>,
    options,
  );
  return { ...shown, reported };
}
