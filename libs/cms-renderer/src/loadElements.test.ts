import { aContentElement } from '@shop/builders';
import { testStore } from '@shop/testing';
import { type LoadPart, loadPart, preloadable } from '@shop/preloadable';
import { loadElements } from './loadElements';
import { createRegistry } from './registry';
import { setElementReport } from './reportElement';

const locale = 'de' as const;
const listing = (listId: string) => aContentElement({ kind: 'listing', data: { listId } });

function listingRegistry(load: jest.Mock = jest.fn(() => Promise.resolve())) {
  const code = jest.fn(() => Promise.resolve({ Element: () => null, load }));
  return { registry: createRegistry({ listing: preloadable(code) }), code, load };
}

describe('loadElements', () => {
  it('loads the data of elements, nested ones included', async () => {
    const { registry, load } = listingRegistry();
    const { store } = testStore();
    const box = aContentElement({ kind: 'box', data: { elements: [listing('b')] } });
    await loadElements([listing('a'), box], registry, { store, locale });
    expect(load.mock.calls).toEqual([
      [{ listId: 'a' }, { store, locale, loadPart }],
      [{ listId: 'b' }, { store, locale, loadPart }],
    ]);
  });

  it('does not load code twice', async () => {
    const { registry, code } = listingRegistry();
    const context = { store: testStore().store, locale };
    await loadElements([listing('a')], registry, context);
    await loadElements([listing('b')], registry, context);
    expect(code).toHaveBeenCalledTimes(1);
  });

  it('continues when an element cannot be loaded', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(undefined);
    const { registry } = listingRegistry(load);
    await loadElements([listing('a'), listing('b')], registry, { store: testStore().store, locale });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('reports which code is needed, and kinds whose code failed to load', async () => {
    const report = jest.fn();
    setElementReport(report);
    const failing = preloadable(() => Promise.reject(new Error('no such chunk')));
    const asked: unknown[] = [];
    const noteAndLoad: LoadPart = (part) => {
      asked.push(part);
      return part.load();
    };
    const context = { store: testStore().store, locale, loadPart: noteAndLoad };
    await loadElements([listing('a')], createRegistry({ listing: failing }), context);
    expect(asked).toEqual([failing]);
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'listing', problem: 'its code failed to load' }),
    );
    setElementReport(null);
  });
});
