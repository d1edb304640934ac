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

  it.each([
    [{ swatchColor: '#3b4250' }, '#3b4250'],
    [{ swatchImage: { url: '/images/grau' } }, '/images/grau'],
  ])('shows the colour or picture of a variant beside its name: %j', (given, shown) => {
    const values = [{ ...value('Grau', 'P-1'), ...given }, value('Ohne', 'P-2')];
    renderWithShop(<VariantPicker options={[{ id: 'colour', label: 'Farbe', values }]} selectedSku="P-1" />);
    const swatch = screen.getByRole('link', { name: 'Grau' }).querySelector<HTMLElement>('[aria-hidden]');
    expect(swatch?.style.getPropertyValue('--swatch')).toContain(shown);
    expect(screen.getByRole('link', { name: 'Ohne' }).querySelector('[aria-hidden]')).toBeNull();
  });

  it('says which variants are sold out, and still leads there', () => {
    const values = [value('24 cm', 'P-24'), { ...value('28 cm', 'P-28'), isSoldOut: true }];
    renderWithShop(<VariantPicker options={[{ id: 'size', label: 'Grösse', values }]} selectedSku="P-24" />);
    expect(screen.getByRole('link', { name: '28 cm (ausverkauft)' })).toHaveAttribute('href', '/pfanne?variant=P-28');
    expect(screen.getByRole('link', { name: '24 cm' })).toBeInTheDocument();
  });

  it('renders nothing where there is no choice', () => {
    const option = { id: 'size', label: 'Grösse', values: [value('24 cm', 'P-24')] };
    const { container } = renderWithShop(<VariantPicker options={[option]} selectedSku="P-24" />);
    expect(container).toBeEmptyDOMElement();
  });
});
