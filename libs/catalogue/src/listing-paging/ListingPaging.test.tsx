import { renderWithShop } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { ListingPaging } from './ListingPaging';

it('links the other pages, and renders nothing for a single page', () => {
  const paging = (pageCount: number) => (
    <ListingPaging page={2} pageCount={pageCount} hrefOf={(page) => `/t?page=${page}`} />
  );
  const { container, rerender } = renderWithShop(paging(3));
  const links = within(screen.getByRole('navigation', { name: 'Seiten der Liste' }));
  expect(links.getByRole('link', { name: 'Seite 3' })).toHaveAttribute('href', '/t?page=3');
  expect(links.queryByRole('link', { name: 'Seite 2' })).not.toBeInTheDocument();
  rerender(paging(1));
  expect(container).toBeEmptyDOMElement();
});
