import { renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { FactsTable } from './FactsTable';

it('pairs names with values, and renders nothing without any', () => {
  const { container, rerender } = renderWithShop(<FactsTable facts={[{ label: 'Material', value: 'Gusseisen' }]} />);
  expect(screen.getByRole('term')).toHaveTextContent('Material');
  expect(screen.getByRole('definition')).toHaveTextContent('Gusseisen');
  rerender(<FactsTable facts={[]} />);
  expect(container).toBeEmptyDOMElement();
});
