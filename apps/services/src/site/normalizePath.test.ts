import { normalizePath } from './normalizePath.ts';

describe('normalizePath', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['/geschenke/', '/geschenke'],
    ['//geschenke///fuer-sie//', '/geschenke/fuer-sie'],
    ['/suche?q=a/b', '/suche'],
    ['/glossar#arve', '/glossar'],
    ['/%67eschenke', '/geschenke'],
  ])('converts %p to %p', (uri, path) => {
    expect(normalizePath(uri)).toBe(path);
  });

  it.each(['/%E0%A4%A', '/%', '/a%00b'])('rejects %p', (uri) => {
    expect(normalizePath(uri)).toBeNull();
  });
});
