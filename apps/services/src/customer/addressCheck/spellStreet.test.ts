import type { Country } from '@shop/contracts';
import fc from 'fast-check';
import { spellStreet } from './spellStreet.ts';

test.each<[Country, string, string]>([
  ['CH', 'Bahnhofstr.', 'Bahnhofstrasse'],
  ['CH', 'Bahnhofstr', 'Bahnhofstrasse'],
  ['CH', 'BAHNHOFSTR.', 'BAHNHOFSTRASSE'],
  ['CH', 'Zürcher Str.', 'Zürcher Strasse'],
  ['DE', 'Bahnhofstr.', 'Bahnhofstraße'],
  ['DE', 'BAHNHOFSTR.', 'BAHNHOFSTRASSE'],
  ['DE', 'Karl-Marx-Str.', 'Karl-Marx-Straße'],
  ['DE', 'Str. des 17. Juni', 'Straße des 17. Juni'],
  ['NL', 'Hoofdstr.', 'Hoofdstr.'],
])('in %s %s is %s', (country, typed, spelled) => {
  expect(spellStreet(typed, country)).toBe(spelled);
});

test.each(['Bahnhofstrasse', 'Bahnhofstraße', 'Rue de la Strette', 'Via Maestra', 'Stradun', 'Oststrand', 'Weg', ''])(
  'leaves %j alone everywhere',
  (name) => {
    for (const country of ['CH', 'DE', 'NL'] as const) expect(spellStreet(name, country)).toBe(name);
  },
);

test('leaves nothing to write out', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('Bahnhof', 'str', 'str.', 'Str.', ' ', '-', 'weg', 'STR')), (parts) => {
      const once = spellStreet(parts.join(''), 'CH');
      expect(spellStreet(once, 'CH')).toBe(once);
    }),
  );
});
