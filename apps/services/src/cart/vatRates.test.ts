import fc from 'fast-check';
import { standardRate, taxWithin } from './vatRates.ts';

describe('standardRate', () => {
  it('returns the current rates', () => {
    const today = new Date('2025-06-01T12:00:00Z');
    expect(standardRate('CH', today)).toBe(81);
    expect(standardRate('DE', today)).toBe(190);
    expect(standardRate('NL', today)).toBe(210);
  });

  it('changes at local midnight', () => {
    expect(standardRate('CH', new Date('2023-12-31T22:59:59Z'))).toBe(77);
    expect(standardRate('CH', new Date('2023-12-31T23:00:00Z'))).toBe(81);
  });

  it('includes a temporary reduction', () => {
    expect(standardRate('DE', new Date('2020-06-30T12:00:00Z'))).toBe(190);
    expect(standardRate('DE', new Date('2020-07-01T12:00:00Z'))).toBe(160);
    expect(standardRate('DE', new Date('2021-01-01T12:00:00Z'))).toBe(190);
  });

  it('throws before the first known rate', () => {
    expect(() => standardRate('NL', new Date('2001-01-01'))).toThrow(/no VAT rate of NL/);
  });
});

describe('taxWithin', () => {
  it.each([
    [10_810, 81, 810],
    [2_490, 81, 187],
    [11_900, 190, 1_900],
    [12_100, 210, 2_100],
    [0, 81, 0],
  ])('finds the tax in %i cents at %i permille', (gross, permille, tax) => {
    expect(taxWithin(gross, permille)).toBe(tax);
  });

  it('rounds half a cent up', () => {
    // 1 cent at 100 percent includes exactly half a cent of tax.
    expect(taxWithin(1, 1000)).toBe(1);
  });

  it('deviates at most half a cent from the exact share', () => {
    const gross = fc.integer({ min: 0, max: 2_000_000_000 });
    fc.assert(
      fc.property(gross, fc.constantFrom(77, 81, 160, 190, 210), (cents, permille) => {
        const exact = (cents * permille) / (1000 + permille);
        expect(Math.abs(taxWithin(cents, permille) - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });
});
