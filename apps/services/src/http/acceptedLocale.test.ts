import { acceptedLocale } from './acceptedLocale.ts';

test.each([
  [undefined, 'de'],
  ['', 'de'],
  ['fr', 'fr'],
  ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
  ['en;q=0.5, it;q=0.7', 'it'],
  ['EN-gb', 'en'],
  ['es, pt;q=0.9, en;q=0.1', 'en'],
  ['fr;q=0, it;q=0.2', 'it'],
  ['es', 'de'],
  [';;;,q=,x;q=nonsense', 'de'],
])('%p is answered in %s', (header, locale) => {
  expect(acceptedLocale(header)).toBe(locale);
});
