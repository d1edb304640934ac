import type { LoadPart } from '@shop/preloadable';
import { BrandProvider } from '@shop/brand';
import { aLink, anIdentity, anImage, aNavigationNode, aSiteContent } from '@shop/builders';
import { ShopIntlProvider } from '@shop/intl';
import { MemoryRouter } from '@shop/router';
import { shopMessages } from '@shop/intl/testing';
import { neutralBrand, renderWithShop, testStore } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { Frame } from './Frame';
import { hero as heroPart, loadFrameParts, secondLevel } from './parts/frameParts';

const frame = (uri = '/') => (
  <Frame content={aSiteContent({ uri })} year={2026}>
    <h1>Inhalt</h1>
  </Frame>
);

describe('frame', () => {
  it('has a skip link to the content as its first focus stop', async () => {
    const { user } = renderWithShop(frame());
    await user.tab();
    expect(screen.getByRole('link', { name: 'Zum Inhalt' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Zum Inhalt' })).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: 'Inhalt' }));
  });

  it('focuses the content of another page, but not of the first', () => {
    const { rerender } = renderWithShop(frame('/'));
    expect(document.body).toHaveFocus();
    rerender(frame('/pfannen'));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('focuses the part of another page that the address names', async () => {
    const page = (uri: string) => (
      <Frame content={aSiteContent({ uri })} year={2026}>
        <section id="fragen">Fragen</section>
      </Frame>
    );
    const { rerender } = renderWithShop(page('/'), { path: '/topf#fragen' });
    rerender(page('/topf'));
    expect(screen.getByText('Fragen')).toHaveFocus();
  });

  it('has a hero and a second level where the page asks for them, without remounting the page', async () => {
    const { navigations, page } = aSiteContent();
    const leaf = aNavigationNode({ id: 'woks', label: 'Woks', link: aLink({ url: '/woks' }) });
    const hero = { image: anImage(), heading: 'Herbst', subHeading: '', link: null };
    const full = aSiteContent({
      page: { ...page, hero },
      navigations: { ...navigations, main: [aNavigationNode({ label: 'Pfannen', active: true, children: [leaf] })] },
    });
    const asked: unknown[] = [];
    const loadPart: LoadPart = (part) => {
      asked.push(part);
      return part.load();
    };
    await loadFrameParts(aSiteContent(), loadPart);
    expect(asked).toEqual([]);
    await loadFrameParts(full, loadPart);
    expect(asked).toEqual([heroPart, secondLevel]);

    const tree = (content: typeof full) => (
      <Frame content={content} year={2026}>
        <input aria-label="Notiz" />
      </Frame>
    );
    const { user, rerender } = renderWithShop(tree(aSiteContent()));
    await user.type(screen.getByRole('textbox', { name: 'Notiz' }), 'Guss');
    expect(screen.queryByText('Herbst')).not.toBeInTheDocument();
    rerender(tree(full));
    expect(screen.getByText('Herbst')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'In Pfannen' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Notiz' })).toHaveValue('Guss');
  });

  it('greets the stored customer, once the services have confirmed the session', async () => {
    localStorage.setItem('isAuthenticated', 'true');
    renderWithShop(frame(), {
      services: {
        'identity/WhoAmI': { ret: anIdentity() },
        'cart/GetCart': {},
        'wishList/GetWishes': { ret: [] },
      },
    });
    expect(screen.getByRole('button', { name: 'Anmelden oder registrieren' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Mein Konto', expanded: false })).toBeInTheDocument();
  });

  it('renders the same on the server for everyone, and hydrates without a mismatch', async () => {
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
