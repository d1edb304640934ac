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

  it('does not modify the value', () => {
    const value = Object.freeze({ items: Object.freeze([Object.freeze({ tags: null })]), flags: null, fields: null });
    withLists(value, lists);
    expect(value).toEqual({ items: [{ tags: null }], flags: null, fields: null });
  });

  it('returns the same value when nothing is missing, and null for null', () => {
    const value = { items: [{ tags: [] }], flags: {}, fields: { email: ['required'] } };
    expect(withLists(value, lists)).toBe(value);
    expect(withLists(null, lists)).toBeNull();
  });

  it("fills in the lists of a union's option, and no others", () => {
    const byKind = { '?kind': { grid: { data: { elements: [] } } } };
    expect(withLists({ kind: 'grid', data: {} }, byKind)).toEqual({ kind: 'grid', data: { elements: [] } });
    const line = { kind: 'line', data: {} };
    expect(withLists(line, byKind)).toBe(line);
  });

  it("reads a Go server's zero time as absent, and others as they are", () => {
    const times = { startDate: 'time', events: [{ paidAt: 'time' }] } as const;
    const value = {
      startDate: -62135596800000,
      events: [{ paidAt: -62135596800000 }, { paidAt: 0 }, { paidAt: null }],
    };
    expect(withLists(value, times)).toEqual({
      startDate: null,
      events: [{ paidAt: null }, { paidAt: 0 }, { paidAt: null }],
    });
    expect(withLists({ startDate: -1, events: [] }, times)).toEqual({ startDate: -1, events: [] });
  });

  it('follows recursive lists', () => {
    const node: { children: object[] } = { children: [] };
    node.children.push(node);
    expect(withLists({ children: [{ children: null }] }, node as { children: [] })).toEqual({
      children: [{ children: [] }],
    });
  });
});
