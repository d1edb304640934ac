import { screen } from '@testing-library/react';
import { renderInPage } from '../testing';
import { BreadcrumbList } from './BreadcrumbList';

it('links the ancestors, and not this page', () => {
  const items = [
    { label: 'Home', url: '/' },
    { label: 'Pans', url: '/pans' },
  ];
  renderInPage(<BreadcrumbList label="You are here" items={items} />);
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'Home' })]);
  expect(screen.getByText('Pans')).toHaveAttribute('aria-current', 'page');
});
