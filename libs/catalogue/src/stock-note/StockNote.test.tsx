import { renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { StockNote } from './StockNote';

describe('StockNote', () => {
  it.each([
    ['label1', '30%'],
    ['label2', '10%'],
    ['label3', '0%'],
  ] as const)('fills the bar of %s to %s', (code, fill) => {
    renderWithShop(<StockNote stockLevel={{ code, label: 'Nur noch wenige' }} maxQuantity={3} />);
    expect(screen.getByText('Nur noch wenige').style.getPropertyValue('--fill')).toBe(fill);
  });

  it('says that nothing is left, whatever the level', () => {
    renderWithShop(<StockNote stockLevel={{ code: 'label1', label: 'Nur noch wenige' }} maxQuantity={0} />);
    expect(screen.getByText('Ausverkauft').style.getPropertyValue('--fill')).toBe('0%');
  });

  it('renders nothing while there is plenty', () => {
    const { container } = renderWithShop(<StockNote stockLevel={null} maxQuantity={10} />);
    expect(container).toBeEmptyDOMElement();
  });
});
