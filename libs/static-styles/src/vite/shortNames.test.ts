/** @jest-environment node */
import { shortNames } from './shortNames.ts';

const ids = (count: number) =>
  Array.from({ length: count }, (_, index) => `libs/lib-${index % 20}/src/Part${index}.tsx#0`);

it('gives each id a name of its own, which no class written by hand has', () => {
  const names = [...shortNames(ids(600)).values()];
  expect(new Set(names).size).toBe(600);
  expect(names.filter((name) => !/^[A-Z][a-z0-9]{1,2}$/.test(name))).toEqual([]);
  expect(names.filter((name) => name.length === 2).length).toBeGreaterThan(590);
});

it('gives the same names in any order', () => {
  expect(shortNames(ids(50).reverse())).toEqual(shortNames(ids(50)));
});

it('leaves nearly all their names when an id comes', () => {
  const before = shortNames(ids(400));
  const after = shortNames([...ids(400), 'libs/a/src/New.tsx#0']);
  expect([...before].filter(([id, name]) => after.get(id) !== name).length).toBeLessThan(4);
});

it('says when there is no name left', () => {
  expect(() => shortNames(ids(40_000))).toThrow('has none');
});
