import { useLocation } from '@shop/router';
import { renderWithShop } from '@shop/testing';
import { Link } from '@shop/ui-kit/link';
import { screen } from '@testing-library/react';
import { Breadcrumbs } from './Breadcrumbs';

const home = { label: 'Start', url: '/' };
const pans = { label: 'Pfannen', url: '/pfannen' };

function Page() {
  return (
    <>
      <Breadcrumbs items={[home, pans]} />
      <Link to="/topf">Topf</Link>
      <address>{useLocation().pathname}</address>
    </>
  );
}

describe('breadcrumbs', () => {
  it.each([[[]], [[home]]])('render nothing with fewer than two entries', (items) => {
    const { container } = renderWithShop(<Breadcrumbs items={items} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('show the path to the page', () => {
    renderWithShop(<Breadcrumbs items={[home, pans]} />);
    expect(screen.getByRole('navigation', { name: 'Du bist hier' })).toHaveTextContent('StartPfannen');
  });

  it('go back to the previous page', async () => {
    const { user } = renderWithShop(<Page />, { path: '/sale' });
    await user.click(screen.getByRole('link', { name: 'Topf' }));
    expect(document.querySelector('address')).toHaveTextContent('/topf');
    await user.click(screen.getByRole('button', { name: 'Zurück' }));
    expect(document.querySelector('address')).toHaveTextContent('/sale');
  });

  it('go up where the previous page is none of the shop', async () => {
    jest.spyOn(window.history, 'length', 'get').mockReturnValue(3);
    const { user } = renderWithShop(<Page />, { path: '/pfannen' });
    await user.click(screen.getByRole('button', { name: 'Zurück' }));
    expect(document.querySelector('address')).toHaveTextContent(/^\/$/);
  });
});
