import { renderWithShop } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { VariantPicker } from './VariantPicker';

const value = (label: string, targetSKU: string) => ({
  label,
  swatchColor: '',
  swatchImage: null,
  targetSKU,
  url: `/pfanne?variant=${targetSKU}`,
});

describe('VariantPicker', () => {
  it('offers each variant as a link and marks the chosen one', () => {
    const option = { id: 'size', label: 'Grösse', values: [value('24 cm', 'P-24'), value('28 cm', 'P-28')] };
    renderWithShop(<VariantPicker options={[option]} selectedSku="P-28" />);
    const group = within(screen.getByRole('group', { name: 'Grösse' }));
    expect(group.getByRole('link', { name: '24 cm' })).toHaveAttribute('href', '/pfanne?variant=P-24');
    expect(group.getByRole('link', { current: true })).toHaveTextContent('28 cm');
  });

  it('is not there where nothing can be chosen', () => {
    const option = { id: 'size', label: 'Grösse', values: [value('24 cm', 'P-24')] };
    const { container } = renderWithShop(<VariantPicker options={[option]} selectedSku="P-24" />);
    expect(container).toBeEmptyDOMElement();
  });
});
