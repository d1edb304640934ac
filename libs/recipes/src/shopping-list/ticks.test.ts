import { isTicked, withTick } from './ticks';

const flour = (amount: number) => ({ key: 'mehl g', amount });
const salt = { key: 'salz ', amount: null };

it('holds as long as no more is needed than when it was made', () => {
  const done = withTick([], flour(500), true);
  expect([900, 500, 200].map((needed) => isTicked(done, flour(needed)))).toEqual([false, true, true]);
  expect(isTicked(done, salt)).toBe(false);
});

it('is for the amount that is needed now when it is made again', () => {
  const done = withTick(withTick([], flour(500), true), flour(900), true);
  expect(done).toEqual([flour(900)]);
  expect(withTick(done, flour(200), false)).toEqual([]);
});

it('does not depend on the order in which amounts are added up', () => {
  const [one, other] = [0.1 + 0.2 + 0.3, 0.3 + 0.2 + 0.1];
  expect(one).toBeGreaterThan(other);
  expect(isTicked(withTick([], flour(other), true), flour(one))).toBe(true);
});

it('of a line without an amount holds', () => {
  expect(isTicked(withTick([], salt, true), salt)).toBe(true);
});
