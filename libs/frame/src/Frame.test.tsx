import { BrandProvider } from '@shop/brand';
import { ShopIntlProvider } from '@shop/intl';
import { anIdentity, aSiteContent, neutralBrand, renderWithShop, shopMessages, testStore } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { Frame } from './Frame';

const frame = (uri = '/') => (
  <Frame content={aSiteContent({ uri })} year={2026}>
    <h1>Inhalt</h1>
  </Frame>
);

describe('frame', () => {
  it('has a way past the header to the content as its first stop', async () => {
    const { user } = renderWithShop(frame());
    await user.tab();
    expect(screen.getByRole('link', { name: 'Zum Inhalt' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Zum Inhalt' })).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: 'Inhalt' }));
  });

  it('puts the focus on the content of another page, but not of the first', () => {
    const { rerender } = renderWithShop(frame('/'));
    expect(document.body).toHaveFocus();
    rerender(frame('/pfannen'));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('greets whom the browser remembers, once the services have said who it is', async () => {
    localStorage.setItem('isAuthenticated', 'true');
    renderWithShop(frame(), {
      services: { 'identity/WhoAmI': { ret: anIdentity() }, 'cart/GetCart': {} },
    });
    expect(screen.getByRole('button', { name: 'Anmelden' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Mein Konto' })).toBeInTheDocument();
  });

  it('shows the same on the server for everyone, and hydrates without a difference', async () => {
    localStorage.setItem('cart', JSON.stringify({ id: 'cart-1', version: 1, quantity: 3 }));
    const page = () => (
      <Provider store={testStore({ services: { 'cart/GetCart': () => new Promise<null>(() => {}) } }).store}>
        <BrandProvider value={neutralBrand}>
          <ShopIntlProvider locale="de" messages={shopMessages('de')}>
            <MemoryRouter>{frame()}</MemoryRouter>
          </ShopIntlProvider>
        </BrandProvider>
      </Provider>
    );
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page());
    expect(screen.getByRole('link', { name: 'Warenkorb' })).toBeInTheDocument();

    const difference = jest.fn();
    const root = await act(async () => hydrateRoot(container, page(), { onRecoverableError: difference }));
    expect(screen.getByRole('link', { name: 'Warenkorb, 3 Artikel' })).toBeInTheDocument();
    expect(difference).not.toHaveBeenCalled();
    act(() => root.unmount());
    container.remove();
  });
});
