import { renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { BreadcrumbList } from './BreadcrumbList';

it('links the way here, and not this page', () => {
  const items = [
    { label: 'Home', url: '/' },
    { label: 'Pans', url: '/pans' },
  ];
  renderWithShop(<BreadcrumbList label="You are here" items={items} />);
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'Home' })]);
  expect(screen.getByText('Pans')).toHaveAttribute('aria-current', 'page');
});
