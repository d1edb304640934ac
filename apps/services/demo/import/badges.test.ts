import { demoBrands } from '../demoBrands.ts';
import { readCatalogue } from './readBrand.ts';

const quiet = () => undefined;

describe.each(demoBrands.map(({ site }) => site))('badges of %s', (site) => {
  const badges = readCatalogue(site, quiet).products.flatMap((product) => product.badges);

  it('write a reduction one way in every language, and show it as one', () => {
    const reductions = badges.filter(({ label }) => label.de.includes('%'));
    expect(reductions.length).toBeGreaterThan(0);
    for (const { label, style } of reductions) {
      expect(new Set(Object.values(label)).size).toBe(1);
      expect(label.de).toMatch(/^−\d+\u00a0%$/);
      expect(style).toBe('promotion');
    }
  });

  it('of one text look the same', () => {
    const looks = new Map<string, Set<string>>();
    for (const { label, style } of badges) {
      const known = looks.get(label.de) ?? new Set();
      looks.set(label.de, known.add(`${style} ${JSON.stringify(label)}`));
    }
    expect([...looks].filter(([, { size }]) => size > 1)).toEqual([]);
  });
});
