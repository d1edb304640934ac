import { dayNumber } from '../../src/site/shownOn.ts';
import { bannersOn } from '../import/bannersOn.ts';
import { readCatalogue, readContent } from '../import/readBrand.ts';

const quiet = () => undefined;
const DAY_MS = 86_400_000;

const { elements } = readContent('hmd', quiet).pages.find(({ type }) => type === 'home')!;
const { recipes, products } = readCatalogue('hmd', quiet);

/** The eight weeks from a day on: a rule of so many weeks begins anew in them. */
const days = Array.from({ length: 56 }, (_, day) =>
  new Date((dayNumber('2026-11-02') + day) * DAY_MS).toISOString().slice(0, 10),
);

describe('the first page', () => {
  it('begins with the dish of the week', () => expect(elements[0]?.kind).toBe('promoBanner'));

  it('shows one dish at a time, another one each week, and never several that take turns', () => {
    const dishes = days.map((day) => {
      const banners = bannersOn(elements, day);
      expect({ day, counts: banners.map((items) => items.length) }).toEqual({ day, counts: [1] });
      return banners[0]![0]!;
    });
    expect(recipes.map(({ id }) => id)).toEqual(expect.arrayContaining(dishes));
    const weeks = Array.from({ length: days.length / 7 }, (_, week) => dishes.slice(week * 7, week * 7 + 7));
    expect(weeks.map((week) => new Set(week).size)).toEqual(weeks.map(() => 1));
    for (const [week, [dish]] of weeks.entries()) expect(dish).not.toBe(weeks[week + 1]?.[0]);
  });
});

it('puts no cast iron under the pressure of an end of an offer', () => {
  const iron = products.filter(({ attributes }) => attributes['material']?.includes('cast-iron'));
  expect(iron.length).toBeGreaterThan(3);
  expect(iron.filter(({ countDown }) => countDown).map(({ id }) => id)).toEqual([]);
  expect(products.some(({ countDown }) => countDown)).toBe(true);
});
