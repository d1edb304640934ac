import { aContentElement, renderWithShop, testStore } from '@shop/testing';
import { screen } from '@testing-library/react';
import * as z from 'zod/mini';
import { CmsElements } from './CmsElements';
import { defineElement, type ElementModule } from './elementDefinition';
import { loadElements } from './loadElements';
import { RegistryProvider } from './RegistryContext';
import { createRegistry } from './registry';
import { setElementReport } from './reportElement';

const note: ElementModule<{ text: string }> = {
  schema: z.object({ text: z.string() }),
  Element: ({ data }) => <p>{data.text}</p>,
};
const broken: ElementModule<object> = {
  schema: z.object({}),
  Element: () => {
    throw new Error('kaputt');
  },
};
const box: ElementModule<{ elements: ReturnType<typeof aContentElement>[] }> = {
  schema: z.object({ elements: z.array(z.any()) }),
  Element: ({ data }) => (
    <section aria-label="box">
      <CmsElements elements={data.elements} />
    </section>
  ),
};
const newRegistry = () =>
  createRegistry(
    defineElement('note', () => Promise.resolve(note)),
    defineElement('broken', () => Promise.resolve(broken)),
    defineElement('box', () => Promise.resolve(box)),
    defineElement('lost', () => Promise.reject(new Error('no such chunk'))),
  );

const aNote = (id: string, text: unknown) => aContentElement({ id, kind: 'note', data: { text } });
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
  it('stand in their order', async () => {
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

  it('with malformed data are reported once, with what is wrong, and skipped', async () => {
    const again = await renderElements(before, aNote('odd', 7), after);
    again();
    expect(texts()).toEqual(['davor', 'danach']);
    expect(report.mock.calls).toEqual([[{ id: 'odd', kind: 'note', problem: expect.stringMatching(/^text: /) }]]);
  });

  it('that throw are left out and reported', async () => {
    await renderElements(before, aContentElement({ id: 'odd', kind: 'broken' }), after);
    expect(texts()).toEqual(['davor', 'danach']);
    expect(report.mock.calls).toEqual([[{ id: 'odd', kind: 'broken', problem: 'kaputt' }]]);
    jest.mocked(console.error).mockClear();
  });

  it('whose code cannot be loaded are left out, and told from unknown ones', async () => {
    await renderElements(before, aContentElement({ id: 'odd', kind: 'lost' }), after);
    expect(texts()).toEqual(['davor', 'danach']);
    expect(report.mock.calls).toEqual([[{ id: 'odd', kind: 'lost', problem: 'its code is not here' }]]);
  });

  it('may hold others, whose code is loaded as well', async () => {
    await renderElements(aContentElement({ id: 'box', kind: 'box', data: { elements: [before] } }));
    expect(screen.getByRole('region', { name: 'box' })).toContainElement(screen.getByText('davor'));
  });

  it('need a registry', () => {
    expect(() => renderWithShop(<CmsElements elements={[before]} />)).toThrow('RegistryProvider');
    jest.mocked(console.error).mockClear();
  });
});
