import { withLists } from './withLists';

const lists = { items: [{ tags: [] }], flags: { '*': null }, fields: { '*': [] } };

describe('withLists', () => {
  it('reads lists and maps that are null or missing as empty, nested ones too', () => {
    expect(withLists({ id: 'a', items: null }, lists)).toEqual({ id: 'a', items: [], flags: {}, fields: {} });
    const value = { items: [{ tags: null }, { tags: ['x'] }], flags: { on: true }, fields: { email: null } };
    expect(withLists(value, lists)).toEqual({
      items: [{ tags: [] }, { tags: ['x'] }],
      flags: { on: true },
      fields: { email: [] },
    });
  });

  it('leaves the value as it was', () => {
    const value = Object.freeze({ items: Object.freeze([Object.freeze({ tags: null })]), flags: null, fields: null });
    withLists(value, lists);
    expect(value).toEqual({ items: [{ tags: null }], flags: null, fields: null });
  });

  it('gives the same value when nothing is missing, and null for none', () => {
    const value = { items: [{ tags: [] }], flags: {}, fields: { email: ['required'] } };
    expect(withLists(value, lists)).toBe(value);
    expect(withLists(null, lists)).toBeNull();
  });

  it('reads the lists that the kind of a value has, and no others', () => {
    const byKind = { '?kind': { grid: { data: { elements: [] } } } };
    expect(withLists({ kind: 'grid', data: {} }, byKind)).toEqual({ kind: 'grid', data: { elements: [] } });
    const line = { kind: 'line', data: {} };
    expect(withLists(line, byKind)).toBe(line);
  });

  it('follows lists that hold themselves', () => {
    const node: { children: object[] } = { children: [] };
    node.children.push(node);
    expect(withLists({ children: [{ children: null }] }, node as { children: [] })).toEqual({
      children: [{ children: [] }],
    });
  });
});
