import fc from 'fast-check';
import { readDuration } from './readDuration.ts';

it.each([
  ['PT1H30M', 90],
  ['PT90M', 90],
  ['P1DT2H', 1560],
  ['P0DT0H20M', 20],
  ['PT1.5H', 90],
  ['PT45S', 1],
  ['pt5m', 5],
])('reads %s', (text, minutes) => {
  expect(readDuration(text)).toBe(minutes);
});

it.each(['P', 'PT', '30 min', '', 'P1Y', 'P999D', 30, null, {}])('returns null for %j', (value) => {
  expect(readDuration(value)).toBeNull();
});

it('only returns minutes', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => readDuration(value) === null || Number.isInteger(readDuration(value))),
  );
});
