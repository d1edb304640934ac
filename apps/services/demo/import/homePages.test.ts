import { dayNumber, shownOn } from '../../src/site/shownOn.ts';
import type { DemoElement } from '../pageSchema.ts';
import { readCatalogue, readContent } from './readBrand.ts';
import { nodesIn } from './shopTexts.ts';

const quiet = () => undefined;
const DAY_MS = 86_400_000;

interface BannerItem {
  link: { to: string };
}

const pagesOf = (site: string) => readContent(site, quiet).pages;
const homeIn = (pages: ReturnType<typeof pagesOf>) => pages.find(({ type }) => type === 'home')!.elements;
const giftPages = pagesOf('gi');
const [gifts, kitchen] = [homeIn(giftPages), homeIn(pagesOf('hmd'))];
const { recipes, products } = readCatalogue('hmd', quiet);

/** The eight weeks from a day on: a rule of so many weeks begins anew in them. */
const days = Array.from({ length: 56 }, (_, day) =>
  new Date((dayNumber('2026-11-02') + day) * DAY_MS).toISOString().slice(0, 10),
);

/** What each banner of a page shows on a day, by the ids that its items lead to. */
function bannersOn(elements: readonly DemoElement[], day: string): string[][] {
  return nodesIn(shownOn(elements, day)).flatMap(({ kind, data }) =>
    kind === 'promoBanner' ? [(data as { bannerItems: BannerItem[] }).bannerItems.map(({ link }) => link.to)] : [],
  );
}

describe('the first page of Gioia', () => {
  it('begins with the gift finder: whom is it for?', () => {
    const [first] = gifts;
    expect(first?.kind).toBe('contentNavigationTags');
    const { links } = first?.data as { links: { to: string; query: string }[] };
    expect(links.length).toBeGreaterThan(3);
    for (const { to, query } of links) {
      expect(query).toMatch(/^filter\.recipient=/);
      const page = giftPages.find(({ id }) => id === to);
      expect(page?.elements.map(({ kind }) => kind)).toContain('giftFinder');
    }
  });
});

describe('the first page of Herd & Mohn', () => {
  it('shows one dish at a time, another one each week, and never several that take turns', () => {
    const dishes = days.map((day) => {
      const banners = bannersOn(kitchen, day);
      expect({ day, counts: banners.map((items) => items.length) }).toEqual({ day, counts: [1] });
      return banners[0]![0]!;
    });
    expect(recipes.map(({ id }) => id)).toEqual(expect.arrayContaining(dishes));
    const weeks = Array.from({ length: days.length / 7 }, (_, week) => dishes.slice(week * 7, week * 7 + 7));
    expect(weeks.map((week) => new Set(week).size)).toEqual(weeks.map(() => 1));
    for (const [week, [dish]] of weeks.entries()) expect(dish).not.toBe(weeks[week + 1]?.[0]);
  });

  it('begins with it, and goes on in another order than that of Gioia, whose banners take turns', () => {
    const [own, other] = [kitchen, gifts].map((elements) => elements.map(({ kind }) => kind));
    expect(own![0]).toBe('promoBanner');
    expect(own).not.toEqual(other!.filter((_, index) => index > 0));
    for (const day of days) expect(bannersOn(gifts, day)[0]!.length).toBeGreaterThan(1);
  });
});

it('puts no cast iron of Herd & Mohn under the pressure of an end of an offer', () => {
  const iron = products.filter(({ attributes }) => attributes['material']?.includes('cast-iron'));
  expect(iron.length).toBeGreaterThan(3);
  expect(iron.filter(({ countDown }) => countDown).map(({ id }) => id)).toEqual([]);
  expect(products.some(({ countDown }) => countDown)).toBe(true);
});
