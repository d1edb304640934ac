import { aContentElement } from '@shop/builders';
import { renderWithShop, testStore } from '@shop/testing';
import { preloadable } from '@shop/preloadable';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { CmsElements } from './CmsElements';
import type { ElementModule } from './elementDefinition';
import { ElementRunProvider } from './ElementRunContext';
import { loadElements } from './loadElements';
import { RegistryProvider } from './RegistryContext';
import { createRegistry } from './registry';
import { setElementReport } from './reportElement';

const note: ElementModule<{ text: string }> = {
  Element: ({ data }) => <p>{data.text}</p>,
};
const broken: ElementModule<object> = {
  Element: () => {
    throw new Error('kaputt');
  },
};
const box: ElementModule<{ elements: ReturnType<typeof aContentElement>[] }> = {
  Element: ({ data }) => (
    <section aria-label="box">
      <CmsElements elements={data.elements} />
    </section>
  ),
};
const newRegistry = () =>
  createRegistry({
    note: preloadable(() => Promise.resolve(note)),
    broken: preloadable(() => Promise.resolve(broken)),
    box: preloadable(() => Promise.resolve(box)),
    failing: preloadable(() => Promise.reject(new Error('no such chunk'))),
  });

const aNote = (id: string, text: string) => aContentElement({ id, kind: 'note', data: { text } });
const before = aNote('before', 'davor');
const after = aNote('after', 'danach');

const report = jest.fn();
beforeEach(() => setElementReport(report.mockClear()));
afterEach(() => setElementReport(null));

async function renderElements(...elements: ReturnType<typeof aContentElement>[]) {
  const registry = newRegistry();
  await loadElements(elements, registry, { store: testStore().store, locale: 'de' });
  const tree = () => (
    <RegistryProvider value={registry}>
      <CmsElements elements={elements} />
    </RegistryProvider>
  );
  const { rerender } = renderWithShop(tree());
  return () => rerender(tree());
}
const texts = () => screen.getAllByText(/./, { selector: 'p' }).map(({ textContent }) => textContent);

describe('CMS elements', () => {
  it('are rendered in order', async () => {
    await renderElements(before, after);
    expect(texts()).toEqual(['davor', 'danach']);
    expect(report).not.toHaveBeenCalled();
  });

  it('of an unknown kind are reported once and skipped', async () => {
    const again = await renderElements(before, aContentElement({ id: 'odd', kind: 'carousel3d' }), after);
    again();
    expect(texts()).toEqual(['davor', 'danach']);
    expect(report.mock.calls).toEqual([[{ id: 'odd', kind: 'carousel3d', problem: 'unknown kind' }]]);
  });

  it('that throw are left out and reported', async () => {
    await renderElements(before, aContentElement({ id: 'odd', kind: 'broken' }), after);
    expect(texts()).toEqual(['davor', 'danach']);
    expect(report.mock.calls).toEqual([[{ id: 'odd', kind: 'broken', problem: 'kaputt' }]]);
    jest.mocked(console.error).mockClear();
  });

  it('that failed on the server are left out by both ends, silently', async () => {
    const elements = [before, aContentElement({ id: 'odd', kind: 'broken' }), after];
    const registry = newRegistry();
    await loadElements(elements, registry, { store: testStore().store, locale: 'de' });
    const page = () => (
      <ElementRunProvider value={{ skipped: new Set(['odd']) }}>
        <RegistryProvider value={registry}>
          <CmsElements elements={elements} />
        </RegistryProvider>
      </ElementRunProvider>
    );
    const container = document.body.appendChild(document.createElement('main'));
    container.innerHTML = renderToString(page());
    expect(texts()).toEqual(['davor', 'danach']);
    const onRecoverableError = jest.fn();
    const root = await act(async () => hydrateRoot(container, page(), { onRecoverableError }));
    expect(texts()).toEqual(['davor', 'danach']);
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(report).not.toHaveBeenCalled();
    act(() => root.unmount());
    container.remove();
  });

  it('have the anchor the editor gave them', async () => {
    await renderElements(
      before,
      aContentElement({ id: 'named', kind: 'note', data: { text: 'hier', anchor: 'pflege' } }),
    );
    const section = document.getElementById('pflege');
    expect(section).toHaveTextContent('hier');
    expect(section).not.toHaveTextContent('davor');
  });

  it.each([[{}], [{ anchor: '' }]])('have no anchor by %j', async (own) => {
    await renderElements(aContentElement({ id: 'named', kind: 'note', data: { text: 'hier', ...own } }));
    expect(document.querySelector('[data-section]')).not.toBeInTheDocument();
  });

  it('whose code cannot be loaded show a note instead, and are reported differently from unknown ones', async () => {
    await renderElements(before, aContentElement({ id: 'odd', kind: 'failing' }), after);
    expect(await screen.findByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
    expect(texts()).toEqual(['davor', 'danach']);
    expect(report.mock.calls).toEqual([[{ id: 'odd', kind: 'failing', problem: 'its code failed to load' }]]);
  });

  it('may contain others, whose code is loaded as well', async () => {
    await renderElements(aContentElement({ id: 'box', kind: 'box', data: { elements: [before] } }));
    expect(screen.getByRole('region', { name: 'box' })).toContainElement(screen.getByText('davor'));
  });

  it('require a registry', () => {
    expect(() => renderWithShop(<CmsElements elements={[before]} />)).toThrow('RegistryProvider');
    jest.mocked(console.error).mockClear();
  });
});
