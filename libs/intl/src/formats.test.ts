import { formatDate } from './formatDate';
import { formatPrice } from './formatPrice';
import { localDay } from './localDay';

const NBSP = '\u00a0';

describe('formatPrice', () => {
  it.each([
    [4990, 'CHF', `CHF${NBSP}49.90`],
    [5, 'CHF', `CHF${NBSP}0.05`],
    [0, 'EUR', `EUR${NBSP}0.00`],
    [104990, 'CHF', `CHF${NBSP}1’049.90`],
    [123456789, 'CHF', `CHF${NBSP}1’234’567.89`],
    [-500, 'CHF', `CHF${NBSP}-5.00`],
  ] as const)('formats %i cents of %s', (cents, currency, text) => {
    expect(formatPrice(cents, currency)).toBe(text);
  });
});

describe('formatDate', () => {
  it('formats the day in Zurich, in summer and winter', () => {
    expect(formatDate(Date.UTC(2026, 4, 12, 10))).toBe('12.05.2026');
    expect(formatDate(Date.UTC(2026, 6, 1, 22, 30))).toBe('02.07.2026');
    expect(formatDate(Date.UTC(2026, 11, 31, 22, 30))).toBe('31.12.2026');
  });
});

describe('localDay', () => {
  it('writes the day in Zurich, in summer and winter', () => {
    expect(localDay(Date.UTC(2026, 6, 1, 22, 30))).toBe('2026-07-02');
    expect(localDay(Date.UTC(2026, 11, 31, 22, 30))).toBe('2026-12-31');
  });
});
