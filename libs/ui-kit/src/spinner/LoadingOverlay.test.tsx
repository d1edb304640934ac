import { screen } from '@testing-library/react';
import { renderInPage } from '../testing';
import { LoadingOverlay } from './LoadingOverlay';

it('announces loading and makes its content inert meanwhile', () => {
  const { rerender } = renderInPage(<LoadingOverlay active>List</LoadingOverlay>);
  expect(screen.getByRole('img', { name: 'Wird geladen …' })).toBeInTheDocument();
  expect(screen.getByText('List')).toHaveAttribute('inert');
  rerender(<LoadingOverlay active={false}>List</LoadingOverlay>);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText('List')).not.toHaveAttribute('inert');
});
