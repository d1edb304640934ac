import { configurationOptions, type StoredSku } from './offers.ts';

const aSku = (sku: string, more: Partial<StoredSku> = {}): StoredSku => ({
  sku,
  label: { de: `Farbe ${sku}` },
  swatch: '',
  priceCents: 1000,
  crossCents: null,
  stock: 1,
  images: [],
  ...more,
});
const valuesOf = (skus: StoredSku[]) => configurationOptions(skus, '/p/tasse', 'fr')[0]?.values;

describe('configurationOptions', () => {
  it("has every variant's label, colour, SKU and address", () => {
    expect(valuesOf([aSku('a', { swatch: '#c00', images: ['red'] }), aSku('b c', { label: { fr: 'Bleu' } })])).toEqual([
      { label: 'Farbe a', swatchColor: '#c00', swatchImage: null, targetSKU: 'a', url: '/p/tasse?variant=a' },
      { label: 'Bleu', swatchColor: '', swatchImage: null, targetSKU: 'b c', url: '/p/tasse?variant=b%20c' },
    ]);
  });

  it('shows variants without a colour by their own pictures', () => {
    const values = valuesOf([aSku('a', { images: ['one', 'two'] }), aSku('b', { images: ['three'] })]);
    expect(values?.map(({ swatchImage }) => swatchImage)).toEqual([{ url: '/images/one' }, { url: '/images/three' }]);
  });

  it('uses no picture that variants share', () => {
    const values = valuesOf([aSku('a', { images: ['one'] }), aSku('b', { images: ['one'] })]);
    expect(values?.map(({ swatchImage }) => swatchImage)).toEqual([null, null]);
  });

  it('says which variants are sold out; those without a stock never are', () => {
    const values = valuesOf([aSku('a', { stock: 0 }), aSku('b', { stock: 1 }), aSku('c', { stock: null })]);
    expect(values?.map(({ isSoldOut }) => isSoldOut)).toEqual([true, undefined, undefined]);
  });

  it('is empty for a single variant', () => {
    expect(configurationOptions([aSku('a')], '/p/tasse', 'de')).toEqual([]);
  });
});
