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
  ['P0Y0M0DT0H35M0.000S', 35],
  ['P1W', 10_080],
  ['PT1H30', 90],
  ['PT0M', 0],
  ['30 min', 30],
  ['45 Min.', 45],
  ['ca. 20 Minuten', 20],
  ['1 Std. 30 Min.', 90],
  ['1 Stunde und 15 Minuten', 75],
  ['1 h 30', 90],
  ['1h30', 90],
  ['1h30min', 90],
  ['1:30', 90],
  ['0:45 h', 45],
  ['1 1/2 hours', 90],
  ['1½ Stunden', 90],
  ['2 ore e 20 minuti', 140],
  ['2 uur', 120],
  ['zwei Stunden', 120],
  ['30–40 Min.', 40],
  ['1 bis 2 Stunden', 120],
  ['1 Tag', 1440],
  ['30', 30],
  [25, 25],
  [['PT20M'], 20],
  [{ '@type': 'QuantitativeValue', value: 2, unitCode: 'HUR' }, 120],
  [{ '@type': 'Duration', name: '30 minutes' }, 30],
  [{ minValue: 20, maxValue: 30, unitText: 'min' }, 30],
])('reads %s', (value, minutes) => {
  expect(readDuration(value)).toBe(minutes);
});

it.each(['P', 'PT', '', 'P1Y', 'P999D', -5, null, {}, 'über Nacht', '30 Grad', '12 min bei 200 Grad'])(
  'returns null for %j',
  (value) => {
    expect(readDuration(value)).toBeNull();
  },
);

it('only returns minutes', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => readDuration(value) === null || Number.isInteger(readDuration(value))),
  );
});
