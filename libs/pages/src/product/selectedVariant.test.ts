import { aProduct } from '@shop/builders';
import { selectedVariant } from './selectedVariant';

const value = (targetSKU: string) => ({ label: targetSKU, swatchColor: '', swatchImage: null, targetSKU, url: '/p' });
const product = aProduct({
  sku: 'P-24',
  configurationOptions: [{ id: 'size', label: 'Grösse', values: [value('P-24'), value('P-28')] }],
});

describe('selectedVariant', () => {
  it.each([
    ['', 'P-24'],
    ['?variant=P-28', 'P-28'],
    ['?variant=X-99', 'P-24'],
    ['?variant=', 'P-24'],
  ])('of %j is %s', (search, sku) => expect(selectedVariant(product, search)).toBe(sku));
});
