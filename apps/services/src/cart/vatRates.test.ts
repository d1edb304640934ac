import fc from 'fast-check';
import { articleRate, taxWithin, vatRate } from './vatRates.ts';

describe('vatRate', () => {
  const today = new Date('2025-06-01T12:00:00Z');

  it.each([
    ['CH', 81, 26],
    ['DE', 190, 70],
    ['NL', 210, 90],
  ] as const)('gives the current rates of %s', (country, standard, reduced) => {
    expect(vatRate(country, 'standard', today)).toBe(standard);
    expect(vatRate(country, 'reduced', today)).toBe(reduced);
  });

  it('is none of value vouchers, and that of its class of everything else', () => {
    const at = (productType: 'product' | 'valueVoucher' | 'experienceVoucher', vatClass: 'standard' | 'reduced') =>
      articleRate('CH', { productType, vatClass }, today);
    expect([at('product', 'reduced'), at('experienceVoucher', 'standard')]).toEqual([26, 81]);
    expect([at('valueVoucher', 'standard'), at('valueVoucher', 'reduced')]).toEqual([null, null]);
  });

  it('changes at local midnight', () => {
    expect(vatRate('CH', 'standard', new Date('2023-12-31T22:59:59Z'))).toBe(77);
    expect(vatRate('CH', 'standard', new Date('2023-12-31T23:00:00Z'))).toBe(81);
    expect(vatRate('CH', 'reduced', new Date('2023-12-31T22:59:59Z'))).toBe(25);
    expect(vatRate('CH', 'reduced', new Date('2023-12-31T23:00:00Z'))).toBe(26);
  });

  it('includes a temporary reduction', () => {
    expect(vatRate('DE', 'standard', new Date('2020-06-30T12:00:00Z'))).toBe(190);
    expect(vatRate('DE', 'standard', new Date('2020-07-01T12:00:00Z'))).toBe(160);
    expect(vatRate('DE', 'reduced', new Date('2020-07-01T12:00:00Z'))).toBe(50);
    expect(vatRate('DE', 'standard', new Date('2021-01-01T12:00:00Z'))).toBe(190);
  });

  it('throws before the first known rate', () => {
    expect(() => vatRate('NL', 'standard', new Date('2001-01-01'))).toThrow(/no standard VAT rate of NL/);
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
