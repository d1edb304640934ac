import { stockLevel, totalStock } from './stockLevel.ts';

describe('stockLevel', () => {
  it.each([
    [0, 'label3'],
    [1, 'label2'],
    [2, 'label2'],
    [3, 'label1'],
    [5, 'label1'],
  ])('shows %i units as %s', (stock, code) => {
    expect(stockLevel(stock, 'de')?.code).toBe(code);
  });

  it('shows nothing from six units on, and for unlimited stock', () => {
    expect(stockLevel(6, 'de')).toBeNull();
    expect(stockLevel(null, 'de')).toBeNull();
  });

  it('uses the language of the visitor', () => {
    expect(stockLevel(0, 'it')?.label).toBe('Esaurito');
  });
});

describe('totalStock', () => {
  it('sums the variants', () => {
    expect(totalStock([0, 3, 2])).toBe(5);
  });

  it('is unlimited if one variant is', () => {
    expect(totalStock([3, null])).toBeNull();
  });
});
