import fc from 'fast-check';
import { readPrice } from './readPrice.ts';

it.each([
  ['12.50 CHF', 1250],
  ['12,5 CHF', 1250],
  ['CHF 12', 1200],
  ['chf12.05', 1205],
  ["1'290.00 CHF", 129_000],
  ['1,290.00 CHF', 129_000],
  ['1.290,00 CHF', 129_000],
  ['1 290 CHF', 129_000],
  ['19.– CHF', 1900],
])('reads %s', (text, cents) => {
  expect(readPrice(text, 'CHF')).toBe(cents);
});

it.each([
  ['10 EUR', 'price in EUR, the shop sells in CHF'],
  ['10', 'price in no currency, the shop sells in CHF'],
  ['0.00 CHF', 'it costs nothing'],
  ['-5 CHF', '"-5 CHF" is no price'],
  ['12.345.6 CHF', '"12.345.6 CHF" is no price'],
  ['99999999999 CHF', '"99999999999 CHF" is no price'],
  ['gratis', '"gratis" is no price'],
])('refuses %s', (text, problem) => {
  expect(() => readPrice(text, 'CHF')).toThrow(problem);
});

it('reads every price the way it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), fc.constantFrom('.', ','), (cents, mark) => {
      const written = `${Math.floor(cents / 100)}${mark}${String(cents % 100).padStart(2, '0')} EUR`;
      expect(readPrice(written, 'EUR')).toBe(cents);
    }),
  );
});
