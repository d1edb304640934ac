import { perOwner } from './perOwner.ts';

it('creates one value for each owner', () => {
  const listOf = perOwner(() => [] as string[]);
  const [first, second] = [{}, {}];
  listOf(first).push('mine');
  expect(listOf(first)).toEqual(['mine']);
  expect(listOf(second)).toEqual([]);
});
