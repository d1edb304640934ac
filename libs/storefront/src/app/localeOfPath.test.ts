/** @jest-environment node */
import { localeOfPath } from './localeOfPath';

it.each([
  ['/', 'de'],
  ['', 'de'],
  ['/pfannen', 'de'],
  ['/fr', 'fr'],
  ['/fr/', 'fr'],
  ['/it/padelle', 'it'],
  ['/en/pans/fr', 'en'],
  ['/de/pfannen', 'de'],
  ['/french-press', 'de'],
  ['/FR/poeles', 'de'],
  ['//fr/poeles', 'de'],
  ['/__proto__', 'de'],
])('%p is in %s', (path, locale) => {
  expect(localeOfPath(path)).toBe(locale);
});
