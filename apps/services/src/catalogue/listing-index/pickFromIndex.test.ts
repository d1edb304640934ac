import fc from 'fast-check';
import { Bitmap } from './Bitmap.ts';
import type { IndexedFacet, ListingIndex } from './ListingIndex.ts';
import { type ListingQuery, pickFromIndex } from './pickFromIndex.ts';

const SIZE = 60;
const numbers = Array.from({ length: SIZE }, (_, number) => number);
const facet = (id: string, size: number): IndexedFacet => ({
  id,
  title: { de: id },
  values: Array.from({ length: size }, (_, value) => ({
    id: `${id}${value}`,
    title: { de: `${id}${value}`, fr: '' },
    items: Bitmap.of(
      SIZE,
      numbers.filter((number) => (number * (value + 3)) % 4 === 0),
    ),
  })),
});
const order = (step: number) => Uint32Array.from(numbers, (number) => (number * step + 5) % SIZE);
const index: ListingIndex = {
  ids: numbers.map((number) => `item${number}`),
  numbers: new Map(numbers.map((number) => [`item${number}`, number])),
  lists: new Map(),
  facets: [facet('colour', 4), facet('size', 3), facet('empty', 0)],
  types: { ...facet('productType', 1), values: [{ id: 'product', title: {}, items: Bitmap.of(SIZE, numbers) }] },
  prices: numbers.map((number) => (number === 7 ? 4990 : null)),
  currency: 'CHF',
  priced: Bitmap.of(SIZE, [7]),
  orders: { priceAscending: order(7), priceDescending: order(11), newest: order(13), rating: order(17) },
};
const query: ListingQuery = { locale: 'de', page: 0, pageSize: 10, sort: 'relevance', filters: {} };
const base = Uint32Array.from(numbers).reverse();

const holds = (number: number, facetId: string, valueIds: readonly string[]) =>
  valueIds.some((valueId) =>
    index.facets
      .find(({ id }) => id === facetId)
      ?.values.find(({ id }) => id === valueId)
      ?.items.has(number),
  );

it('returns the same items, counts and pages as a linear scan', () => {
  const chosen = fc.record({
    colour: fc.subarray(['colour0', 'colour1', 'colour2']),
    size: fc.subarray(['size0', 'size2']),
  });
  const listed = fc.uniqueArray(fc.integer({ min: 0, max: SIZE - 1 }));
  const sorts = fc.constantFrom('relevance' as const, 'newest' as const, 'rating' as const);
  fc.assert(
    fc.property(chosen, listed, sorts, fc.nat(3), (filters, items, sort, page) => {
      const fits = (number: number, besides = '') =>
        Object.entries(filters).every(([id, values]) => id === besides || !values.length || holds(number, id, values));
      const { picked } = pickFromIndex(index, Uint32Array.from(items), { ...query, filters, sort, page, pageSize: 5 });
      const sorted = sort === 'relevance' ? items : [...index.orders[sort]].filter((number) => items.includes(number));
      const hits = sorted.filter((number) => fits(number));
      expect(picked?.count).toBe(hits.length);
      expect(picked?.ids).toEqual(hits.slice(page * 5, page * 5 + 5).map((number) => `item${number}`));
      for (const { id, values } of picked?.filters ?? []) {
        for (const value of values) {
          expect(value.count).toBe(items.filter((number) => fits(number, id) && holds(number, id, [value.id])).length);
        }
      }
    }),
  );
});

it('omits values without items, but not chosen ones', () => {
  const nothing = pickFromIndex(index, new Uint32Array(), { ...query, filters: { colour: ['colour1'] } }).picked;
  expect(nothing?.filters.map(({ id, values }) => [id, values.map((value) => [value.id, value.count])])).toEqual([
    ['colour', [['colour1', 0]]],
  ]);
});

it('ignores unknown facets and values', () => {
  expect(pickFromIndex(index, base, { ...query, filters: { mood: ['good'] } }).error).toBe('UNKNOWN_FILTER');
  expect(pickFromIndex(index, base, { ...query, filters: { colour: ['colour9'] } }).error).toBe('UNKNOWN_FILTER');
});

it('sorts by price only if items have prices', () => {
  expect(pickFromIndex(index, base, { ...query, sort: 'priceAscending' }).error).toBeNull();
  expect(pickFromIndex(index, Uint32Array.of(1, 2), { ...query, sort: 'priceAscending' }).error).toBe('UNKNOWN_SORT');
});

it('has a facet of types only on request and if there are several', () => {
  const recipes = { id: 'recipe', title: { de: 'Rezepte' }, items: Bitmap.of(SIZE, [3, 4]) };
  const mixed = { ...index, types: { ...index.types, values: [...index.types.values, recipes] } };
  const facetIds = (of: ListingIndex, withTypes: boolean) =>
    pickFromIndex(of, base, { ...query, withTypes }).picked?.filters.map(({ id }) => id);
  expect(facetIds(mixed, true)).toContain('productType');
  expect(facetIds(index, true)).not.toContain('productType');
  expect(facetIds(mixed, false)).not.toContain('productType');
});

describe('with groups', () => {
  const odd = numbers.filter((number) => number % 2 === 1);
  const types = [
    {
      id: 'product',
      title: {},
      items: Bitmap.of(
        SIZE,
        numbers.filter((number) => number % 2 === 0 && number !== 58),
      ),
    },
    { id: 'recipe', title: {}, items: Bitmap.of(SIZE, odd) },
    { id: 'series', title: {}, items: Bitmap.of(SIZE, [58]) },
  ];
  const mixed = { ...index, types: { ...index.types, values: types } };
  const grouped = { ...query, pageSize: 5, withTypes: true, groupSize: 3 };
  const idsOf = (filters: ListingQuery['filters'], of = base) =>
    pickFromIndex(mixed, of, { ...grouped, filters }).picked?.ids.map((id) => Number(id.slice(4)));

  it('has the first items of each type, that of the best hit first', () => {
    expect(idsOf({})).toEqual([59, 57, 55, 58, 56, 54, 52]);
    expect(pickFromIndex(mixed, base, grouped).picked?.count).toBe(SIZE);
  });

  it('is a page where a type is chosen, or only one is found', () => {
    expect(idsOf({ productType: ['recipe'] })).toEqual([59, 57, 55, 53, 51]);
    expect(idsOf({}, Uint32Array.from(odd))).toEqual([1, 3, 5, 7, 9]);
  });
});

it('narrows to a range of prices, which is a chosen value to remove and nothing to choose', () => {
  const { picked } = pickFromIndex(index, base, { ...query, filters: { amount: ['-5000'] } });
  expect(picked).toMatchObject({ ids: ['item7'], count: 1 });
  const facet = picked?.filters.find(({ id }) => id === 'amount');
  expect(facet?.values).toEqual([{ id: '-5000', title: 'bis CHF 50', count: 1, selected: true }]);
  expect(pickFromIndex(index, base, query).picked?.filters.map(({ id }) => id)).not.toContain('amount');
  expect(pickFromIndex(index, base, { ...query, filters: { amount: ['cheap'] } }).error).toBe('UNKNOWN_FILTER');
});

it('offers a range between the prices that the other filters leave, if they differ', () => {
  const prices = numbers.map((number) => (number % 10 === 0 ? number * 100 + 1000 : null));
  const priced = numbers.filter((number) => prices[number] !== null);
  const byPrice = [...priced, ...numbers.filter((number) => prices[number] === null)];
  const withPrices = {
    ...index,
    prices,
    priced: Bitmap.of(SIZE, priced),
    orders: {
      ...index.orders,
      priceAscending: Uint32Array.from(byPrice),
      priceDescending: Uint32Array.from([...priced.toReversed(), ...byPrice.slice(priced.length)]),
    },
  };
  const rangeOf = (of: Uint32Array, filters: ListingQuery['filters'] = {}) =>
    pickFromIndex(withPrices, of, { ...query, locale: 'fr', filters }).picked?.filters.find(
      ({ id }) => id === 'amount',
    );
  const range = { currency: 'CHF', atLeast: 'dès', atMost: 'jusqu’à' };
  expect(rangeOf(base)).toMatchObject({ values: [], range: { ...range, min: 1000, max: 6000 } });
  expect(rangeOf(base, { amount: ['-2000'] })?.range).toEqual({ ...range, min: 1000, max: 6000 });
  expect(rangeOf(base, { colour: ['colour0'] })?.range).toEqual({ ...range, min: 1000, max: 5000 });
  expect(rangeOf(Uint32Array.of(1, 2, 10))).toBeUndefined();
  expect(pickFromIndex(index, base, { ...query, filters: { amount: ['5000-1000'] } }).error).toBe('UNKNOWN_FILTER');
});

it('looks at no more ranges of prices than somebody chooses: each is compared with every price of the shop', () => {
  const ranges = Array.from({ length: 1_000 }, (_, cents) => `${cents}-9000`);
  expect(pickFromIndex(index, base, { ...query, filters: { amount: ranges } }).error).toBe('UNKNOWN_FILTER');
  const { picked } = pickFromIndex(index, base, {
    ...query,
    filters: { amount: ['-5000'] },
    counted: { amount: ranges },
  });
  const values = picked?.filters.find(({ id }) => id === 'amount')?.values ?? [];
  expect(values[0]).toMatchObject({ id: '-5000', selected: true });
  expect(values).toHaveLength(20);
});

it('counts ranges of prices and types that it is asked for, whichever is chosen', () => {
  const counted = { amount: ['-5000', '5000-', 'cheap'], productType: ['product'], colour: ['colour1'] };
  const countsOf = (filters: ListingQuery['filters']) => {
    const facets = pickFromIndex(index, base, { ...query, filters, counted }).picked?.filters ?? [];
    return Object.fromEntries(facets.map(({ id, values }) => [id, values.map((value) => [value.id, value.count])]));
  };
  expect(countsOf({}).amount).toEqual([['-5000', 1]]);
  expect(countsOf({ amount: ['5000-'] }).amount).toEqual([
    ['5000-', 0],
    ['-5000', 1],
  ]);
  expect(countsOf({})).toMatchObject({ colour: expect.arrayContaining([['colour2', 15]]) });
});

it('says which of the chosen values each item has, where it is asked to', () => {
  const filters = { colour: ['colour1', 'colour2'], amount: ['-5000'] };
  const asked = { ...query, filters, withMatches: true };
  expect(pickFromIndex(index, base, asked).picked?.matches).toEqual({
    item7: { colour: ['colour1'], amount: ['-5000'] },
  });
  expect(pickFromIndex(index, base, { ...query, filters }).picked).not.toHaveProperty('matches');
});

it('takes the types of items as a filter, though only searches offer them', () => {
  const { picked } = pickFromIndex(index, base, { ...query, filters: { productType: ['product'] } });
  expect(picked?.count).toBe(SIZE);
  expect(pickFromIndex(index, base, query).picked?.filters.map(({ id }) => id)).not.toContain('productType');
  expect(pickFromIndex(index, base, { ...query, filters: { productType: ['car'] } }).error).toBe('UNKNOWN_FILTER');
});
