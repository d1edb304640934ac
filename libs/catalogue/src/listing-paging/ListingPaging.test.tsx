import { useLocation } from '@shop/router';
import { renderWithShop } from '@shop/testing';
import { Link } from '@shop/ui-kit/link';
import { fireEvent, screen, within } from '@testing-library/react';
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

describe('on the page that a link leads to', () => {
  /** A list whose page is in the address, with a filter that leads back to its first page. */
  function Paged() {
    const page = Number(new URLSearchParams(useLocation().search).get('page') ?? 1);
    return (
      <section id="list" aria-label="Liste">
        <Link to="?page=1">Filter</Link>
        <ListingPaging page={page} pageCount={20} hrefOf={(number) => `?page=${number}#list`} />
      </section>
    );
  }
  const list = () => screen.getByRole('region', { name: 'Liste' });

  it('the focus is at the beginning of the list, as the window is', async () => {
    const { user } = renderWithShop(<Paged />, { path: '/t?page=5' });
    expect(list()).not.toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Nächste Seite' }));
    expect(screen.getByText('6')).toHaveAttribute('aria-current', 'page');
    expect(list()).toHaveFocus();
    screen.getByRole('link', { name: 'Seite 7' }).focus();
    await user.keyboard('{Enter}');
    expect(list()).toHaveFocus();
  });

  it('the focus stays where another change of the list was made', async () => {
    const { user } = renderWithShop(<Paged />, { path: '/t?page=5' });
    // The page is opened in another tab, which jsdom has not.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByRole('link', { name: 'Nächste Seite' }), { ctrlKey: true });
    await user.click(screen.getByRole('link', { name: 'Filter' }));
    expect(screen.getByText('1')).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Filter' })).toHaveFocus();
  });
});
