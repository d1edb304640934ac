import { absoluteUrl, alternateLinks, localeOfPath, localePrefix } from './addresses.ts';
import { locales } from './constants.ts';

const base = 'https://shop.example';

describe('localeOfPath', () => {
  it.each([
    ['/', 'de'],
    ['', 'de'],
    ['/pfannen', 'de'],
    ['/fr', 'fr'],
    ['/fr/', 'fr'],
    ['/it/padelle', 'it'],
    ['/en/pans/fr', 'en'],
    ['/p/fr', 'de'],
    ['/de/pfannen', 'de'],
    ['/french-press', 'de'],
    ['/FR/poeles', 'de'],
    ['//fr/poeles', 'de'],
    ['/__proto__', 'de'],
  ])('of %p is %s', (path, locale) => {
    expect(localeOfPath(path)).toBe(locale);
  });

  it.each(locales)('reads back the prefix of %s', (locale) => {
    expect(localeOfPath(`${localePrefix(locale)}/a`)).toBe(locale);
  });
});

it('gives no prefix to the default locale', () => {
  expect([localePrefix('de'), localePrefix('fr')]).toEqual(['', '/fr']);
});

describe('absoluteUrl', () => {
  it.each([
    ['/', 'https://shop.example/'],
    ['/pfannen', 'https://shop.example/pfannen'],
    ['/pfännchen für zwei', 'https://shop.example/pf%C3%A4nnchen%20f%C3%BCr%20zwei'],
    ['/pf%C3%A4nnchen', 'https://shop.example/pf%C3%A4nnchen'],
    ['https://other.example/guss', 'https://other.example/guss'],
  ])('of %s is %s', (path, address) => {
    expect(absoluteUrl(base, path)).toBe(address);
  });
});

describe('alternateLinks', () => {
  it('lists every language for the region, and the default one as x-default', () => {
    const links = alternateLinks(base, [
      { locale: 'de', url: '/pfannen' },
      { locale: 'it', url: '/it/padelle' },
    ]);
    expect(links).toEqual([
      { hreflang: 'de-CH', href: `${base}/pfannen` },
      { hreflang: 'it-CH', href: `${base}/it/padelle` },
      { hreflang: 'x-default', href: `${base}/pfannen` },
    ]);
  });

  it('has no x-default where the page does not exist in the default language', () => {
    expect(alternateLinks(base, [{ locale: 'it', url: '/it/padelle' }])).toHaveLength(1);
  });

  it('keeps a query, and prefers a page’s own path to its redirect target', () => {
    const [link] = alternateLinks(base, [{ locale: 'fr', url: '/fr/landing/x', canonical: '/fr/p/x' }], '?page=2');
    expect(link?.href).toBe(`${base}/fr/p/x?page=2`);
  });
});
