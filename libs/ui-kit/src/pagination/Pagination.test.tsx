import { screen } from '@testing-library/react';
import { renderInPage } from '../testing';
import { Pagination } from './Pagination';

const show = (page: number, pageCount = 20) =>
  renderInPage(<Pagination page={page} pageCount={pageCount} hrefOf={(number) => `?page=${number}`} label="Pages" />);

it('links the other pages, and not the current one', () => {
  show(5);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Seite 4' }).getAttribute('href')).toContain('page=4');
  expect(screen.queryByRole('link', { name: 'Seite 5' })).not.toBeInTheDocument();
  expect(screen.getByText('5')).toHaveAttribute('aria-current', 'page');
  expect(screen.getAllByText('…')).toHaveLength(2);
});

it('links the previous and the next page', () => {
  show(5);
  expect(screen.getByRole('link', { name: 'Vorherige Seite' }).getAttribute('href')).toContain('page=4');
  expect(screen.getByRole('link', { name: 'Nächste Seite' }).getAttribute('href')).toContain('page=6');
});

it.each([
  [1, 'Vorherige Seite', 'Nächste Seite'],
  [20, 'Nächste Seite', 'Vorherige Seite'],
])('disables at page %i: %s', (page, disabled, enabled) => {
  show(page);
  expect(screen.getByRole('link', { name: disabled })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('link', { name: disabled })).not.toHaveAttribute('href');
  expect(screen.getByRole('link', { name: enabled })).toHaveAttribute('href');
});

it('renders nothing for a single page', () => {
  show(1, 1);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
