import { readPriceValue, typedPriceValue, withPriceFilter } from './priceRange.ts';

describe('typedPriceValue', () => {
  it.each([
    ['10', '50', '1000-5000'],
    ['', '50', '-5000'],
    ['10', '', '1000-'],
    [' 9.95 ', '', '995-'],
    ['50', '10', '1000-5000'],
    ['50', '0', '-5000'],
    ['0', '50', '-5000'],
    ['20', '20', '2000-2000'],
    ['', '0', '-0'],
    ['', '', null],
    ['0', '', null],
    ['-5', '', null],
    ['ten', '1e99', null],
    ['NaN', 'Infinity', null],
  ])('of %j to %j is %s', (from, to, value) => {
    expect(typedPriceValue(from, to)).toBe(value);
    if (value) expect(readPriceValue(value)).not.toBeNull();
  });
});

describe('readPriceValue', () => {
  it('reads ranges with one end or two', () => {
    expect(readPriceValue('1000-5000')).toEqual({ min: 1000, max: 5000 });
    expect(readPriceValue('-5000')).toEqual({ min: null, max: 5000 });
    expect(readPriceValue('1000-')).toEqual({ min: 1000, max: null });
  });

  it.each(['', '-', '5000-1000', 'cheap', '1-2-3', '1.5-', '1234567890-'])('refuses %j', (value) =>
    expect(readPriceValue(value)).toBeNull(),
  );
});

describe('withPriceFilter', () => {
  it.each([
    ['', ''],
    ['?q=topf&page=2', '?q=topf&page=2'],
    ['?q=topf&price.from=10&price.to=', '?q=topf&filter.amount=1000-'],
    ['?filter.amount=-500&price.from=&price.to=50&sort=rating', '?sort=rating&filter.amount=-5000'],
    ['?filter.colour=red&price.from=&price.to=', '?filter.colour=red'],
    ['?price.from=', ''],
  ])('makes %j to %j', (search, filtered) => expect(withPriceFilter(search)).toBe(filtered));
});
