import { withLists } from './withLists';

describe('withLists', () => {
  it('reads a list that is null as empty and leaves the entity as it was', () => {
    const entity = Object.freeze({ id: 'a', items: null as unknown as string[], tags: ['x'] });
    expect(withLists(entity, 'items', 'tags')).toEqual({ id: 'a', items: [], tags: ['x'] });
    expect(entity.items).toBeNull();
  });

  it('gives the same entity when nothing is missing, and null for none', () => {
    const entity = { items: [] };
    expect(withLists(entity, 'items')).toBe(entity);
    expect(withLists(null as { items: [] } | null, 'items')).toBeNull();
  });
});
