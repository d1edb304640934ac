import { localityKeys } from './localityKeys.ts';

const isOne = (a: string, b: string) => localityKeys(a).some((key) => localityKeys(b).includes(key));

test.each([
  ['Zürich', 'ZÜRICH'],
  ['Zürich', 'Zuerich'],
  ['Zürich', 'Zu\u0308rich'],
  ['Zürich', 'Zürich 1'],
  ['Köln', 'Koeln'],
  ['Gießen', 'Giessen'],
  ['Genève', 'Geneve'],
  ['St. Gallen', 'Sankt Gallen'],
  ['St. Gallen', 'St.Gallen'],
  ['St. Gallen', 'Saint Gallen'],
  ['Ste-Croix', 'Sainte Croix'],
  ['Biel/Bienne', 'Bienne'],
  ['Renens VD', 'Renens'],
  ['Au ZH', 'Au'],
  ['Halle (Saale)', 'Halle'],
])('%s and %s are one', (a, b) => {
  expect(isOne(a, b)).toBe(true);
});

test.each([
  ['Zürich', 'Zurich'],
  ['Bern', 'Berg'],
  ['Wil SG', 'Will'],
  ['Au ZH', ''],
])('%s and %s are not', (a, b) => {
  expect(isOne(a, b)).toBe(false);
});
