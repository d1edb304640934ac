import { localeOfPath, normalizePath } from './localePath.ts';

describe('normalizePath', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['/geschenke/', '/geschenke'],
    ['//geschenke///fuer-sie//', '/geschenke/fuer-sie'],
    ['/suche?q=a/b', '/suche'],
    ['/glossar#arve', '/glossar'],
    ['/%67eschenke', '/geschenke'],
  ])('takes %p for %p', (uri, path) => {
    expect(normalizePath(uri)).toBe(path);
  });

  it.each(['/%E0%A4%A', '/%', '/a%00b'])('refuses %p', (uri) => {
    expect(normalizePath(uri)).toBeNull();
  });
});

describe('localeOfPath', () => {
  it.each([
    ['/', 'de'],
    ['/fr', 'fr'],
    ['/it/regali', 'it'],
    ['/friends', 'de'],
    ['/p/fr', 'de'],
  ])('of %s is %s', (path, locale) => {
    expect(localeOfPath(path)).toBe(locale);
  });
});
