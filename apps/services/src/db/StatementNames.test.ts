import { StatementNames } from './StatementNames.ts';

it('names a statement once it is used often, the same text always by the same name', () => {
  const names = new StatementNames();
  const given = ['select $1', 'select $1', 'select $2', 'select $1', 'select $1', 'select $2', 'select $2'].map(
    (text) => names.use(text),
  );
  expect(given).toEqual([undefined, undefined, undefined, 'shop_0', 'shop_0', undefined, 'shop_1']);
});

it('names no more than connections can keep', () => {
  const names = new StatementNames();
  const used = (text: string) => [1, 2, 3].map(() => names.use(text)).at(-1);
  const named = Array.from({ length: 1_000 }, (_, index) => used(`select ${index} + $1`)).filter(Boolean);
  expect(named).toHaveLength(300);
  expect(used('select 0 + $1')).toBe('shop_0');
});
