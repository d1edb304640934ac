import { formatAmount, formatDay, formatMoney } from './formatAmount.ts';

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [-790, '-7.90'],
  [104_990, '1’049.90'],
  [123_456_789, '1’234’567.89'],
])('writes %d cents as %s', (cents, text) => expect(formatAmount(cents)).toBe(text));

it('puts the currency before, without a break', () => expect(formatMoney(1000, 'CHF')).toBe('CHF\u00a010.00'));

it('writes a day in local time', () => expect(formatDay(Date.UTC(2026, 11, 31, 23, 30))).toBe('01.01.2027'));
