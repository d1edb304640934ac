import { bannersOn } from '../import/bannersOn.ts';
import { readContent } from '../import/readBrand.ts';

const { pages } = readContent('gi', () => undefined);
const { elements } = pages.find(({ type }) => type === 'home')!;

describe('the first page', () => {
  it('begins with the gift finder: whom is it for?', () => {
    const [first] = elements;
    expect(first?.kind).toBe('contentNavigationTags');
    const { links } = first?.data as { links: { to: string; query: string }[] };
    expect(links.length).toBeGreaterThan(3);
    for (const { to, query } of links) {
      expect(query).toMatch(/^filter\.recipient=/);
      const page = pages.find(({ id }) => id === to);
      expect(page?.elements.map(({ kind }) => kind)).toContain('giftFinder');
    }
  });

  it.each(['2026-07-01', '2026-12-24', '2027-04-01'])('has banners that take turns on %s', (day) => {
    expect(bannersOn(elements, day)[0]!.length).toBeGreaterThan(1);
  });
});
