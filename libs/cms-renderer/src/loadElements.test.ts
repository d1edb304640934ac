import { aContentElement, testStore } from '@shop/testing';
import * as z from 'zod/mini';
import { defineElement } from './elementDefinition';
import { loadElements, nestedElements } from './loadElements';
import { createRegistry } from './registry';

const locale = 'de' as const;
const listing = (listId: unknown) => aContentElement({ kind: 'listing', data: { listId } });

function listingRegistry(load: jest.Mock = jest.fn(() => Promise.resolve())) {
  const schema = z.object({ listId: z.string() });
  const code = jest.fn(() => Promise.resolve({ schema, Element: () => null, load }));
  return { registry: createRegistry(defineElement('listing', code)), code, load };
}

describe('loadElements', () => {
  it('loads what elements show, nested ones included', async () => {
    const { registry, load } = listingRegistry();
    const { store } = testStore();
    const grid = aContentElement({ kind: 'grid', data: { elements: [listing('b')] } });
    await loadElements([listing('a'), grid], registry, { store, locale });
    expect(load.mock.calls).toEqual([
      [{ listId: 'a' }, { store, locale }],
      [{ listId: 'b' }, { store, locale }],
    ]);
  });

  it('does not load the code of a kind again that is here', async () => {
    const { registry, code } = listingRegistry();
    const context = { store: testStore().store, locale };
    await loadElements([listing('a')], registry, context);
    await loadElements([listing('b')], registry, context);
    expect(code).toHaveBeenCalledTimes(1);
  });

  it('asks nothing for a malformed element', async () => {
    const { registry, load } = listingRegistry();
    await loadElements([listing(1)], registry, { store: testStore().store, locale });
    expect(load).not.toHaveBeenCalled();
  });

  it('is not stopped by an element that cannot be loaded', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(undefined);
    const { registry } = listingRegistry(load);
    await loadElements([listing('a'), listing('b')], registry, { store: testStore().store, locale });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('notes the kinds whose code cannot be had', async () => {
    const registry = createRegistry(defineElement('listing', () => Promise.reject(new Error('no such chunk'))));
    await loadElements([listing('a')], registry, { store: testStore().store, locale });
    expect([...registry.lost]).toEqual(['listing']);
  });

  it.each([null, 'text', { id: 'x' }, { id: 'x', kind: 'note', data: null }])(
    'passes over %j among nested elements',
    async (odd) => {
      const grid = aContentElement({ kind: 'grid', data: { elements: [odd, listing('a')] } });
      expect(nestedElements(grid)).toEqual([listing('a')]);
      const { registry, load } = listingRegistry();
      await loadElements([grid], registry, { store: testStore().store, locale });
      expect(load).toHaveBeenCalledTimes(1);
    },
  );
});
