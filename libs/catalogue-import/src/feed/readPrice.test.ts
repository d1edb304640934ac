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
  ['12.5000 CHF', 1250],
  ["1'299.00 CHF", 129_900],
  ['1,299.00 CHF', 129_900],
  ['1,299.000 CHF', 129_900],
  ['1.299,00 CHF', 129_900],
  ['1.299.000 CHF', 129_900_000],
  ['1,299 CHF', 129_900],
])('reads %s', (text, cents) => {
  const notes: string[] = [];
  expect(readPrice(text, 'CHF', notes)).toBe(cents);
  expect(notes).toEqual([]);
});

it('treats a point as the decimal separator, with a note where it might be a thousands separator', () => {
  const notes: string[] = [];
  expect(readPrice('12.500 CHF', 'CHF', notes)).toBe(1250);
  expect(notes).toEqual(['the price 12.500 is read as 12.50']);
});

it.each([
  ['10 EUR', 'price in EUR, the shop sells in CHF'],
  ['10', 'price in no currency, the shop sells in CHF'],
  ['0.00 CHF', 'it costs nothing'],
  ['-5 CHF', '"-5 CHF" is no price'],
  ['12.345.6 CHF', '"12.345.6 CHF" is no price'],
  ['99999999999 CHF', '"99999999999 CHF" is no price'],
  ['1.299 CHF', '"1.299" is no price: a point stands before the decimals'],
  ['gratis', '"gratis" is no price'],
])('refuses %s', (text, problem) => {
  expect(() => readPrice(text, 'CHF')).toThrow(problem);
});

it('round-trips formatted prices', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), fc.constantFrom('.', ','), (cents, mark) => {
      const text = `${Math.floor(cents / 100)}${mark}${String(cents % 100).padStart(2, '0')} EUR`;
      expect(readPrice(text, 'EUR')).toBe(cents);
    }),
  );
});
