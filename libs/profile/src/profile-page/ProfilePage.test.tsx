import { anIdentity, aSiteContent, httpStatus } from '@shop/builders';
import { loadPart } from '@shop/preloadable';
import { useLocation } from '@shop/router';
import { neutralBrand, renderWithShop, testStore } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { inTurn } from '../test/inTurn';
import { renderProfile } from '../test/renderProfile';
import ProfilePage, { isMissing, load } from './ProfilePage';

const noOrders = { ret: { items: [], count: 0, years: [] }, error: null };
const content = aSiteContent();
const at = (path: string) => ({ content, path, search: '', locale: 'de' as const, brand: neutralBrand });

describe('profile page', () => {
  it('asks anonymous visitors to sign in, over the very page', async () => {
    const { user, store, calls } = renderProfile('/orders', { isSignedIn: false });
    expect(screen.getByRole('heading', { level: 1, name: 'Melde dich an' })).toBeVisible();
    const link = screen.getByRole('link', { name: 'Anmelden' });
    expect(link).toHaveAttribute('href', '/login?redirect=%2Fprofil%2Forders');
    await user.click(link);
    expect(store.getState().session.authForm).toBe('login');
    expect(calls).toEqual([]);
  });

  it('has a navigation that says where the customer is', async () => {
    renderProfile('/orders');
    expect(await screen.findByRole('heading', { level: 1, name: 'Bestellungen' })).toBeVisible();
    const [navigation] = screen.getAllByRole('navigation', { name: 'Mein Profil' });
    const links = within(navigation!).getAllByRole('link');
    expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toHaveLength(1);
    expect(within(navigation!).getByRole('link', { name: 'Bestellungen' })).toHaveAttribute('aria-current', 'page');
    expect(links[0]).toHaveAttribute('href', '/profil');
  });

  it('leads to the root page of its language after signing out', async () => {
    const french = { specialPages: { ...content.specialPages, root: '/fr', profile: '/fr/profil' } };
    const Pathname = () => <output>{useLocation().pathname}</output>;
    const { user } = renderWithShop(
      <>
        <ProfilePage content={french} path="/fr/profil/orders" search="" locale="de" />
        <Pathname />
      </>,
      {
        path: '/fr/profil/orders',
        services: { 'order/GetOrders': noOrders, 'identity/Logout': { error: null } },
        state: { session: { status: 'authenticated', identity: anIdentity(), authForm: null } },
      },
    );
    await user.click(screen.getByRole('button', { name: 'Abmelden', hidden: true }));
    await waitFor(() => expect(screen.getByText('/fr')).toBeInTheDocument());
  });

  it('says that it could not be loaded, and tries again', async () => {
    const { user } = renderProfile('/orders', { services: { 'order/GetOrders': inTurn(httpStatus(503), noOrders) } });
    await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }));
    const heading = await screen.findByRole('heading', { name: 'Noch keine Bestellungen' });
    expect(heading).toBeVisible();
    // The button is gone; the next Tab goes on from what it has brought.
    await waitFor(() => expect(document.activeElement).toContainElement(heading));
    expect(document.body).not.toHaveFocus();
  });

  it('does not exist at other addresses', () => {
    expect([isMissing(at('/profil')), isMissing(at('/profil/orders/7')), isMissing(at('/profil/moon'))]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('loading a profile page', () => {
  const services = { 'identity/WhoAmI': { ret: anIdentity(), error: null }, 'order/GetOrders': noOrders };
  const session = { status: 'unknown', identity: null, authForm: null, hasCookie: true } as const;

  it('finds out who visits where the page came with a cookie, and what they see first', async () => {
    const { store, calls } = testStore({ services, state: { session } });
    await load(at('/profil/orders'), { store, loadPart });
    expect(calls.map(({ method }) => method)).toEqual(['WhoAmI', 'GetOrders']);
    expect(store.getState().session.status).toBe('authenticated');
    await load(at('/profil/orders'), { store, loadPart, isHydration: true });
    expect(calls).toHaveLength(2);
  });

  it.each([
    ['no cookie', { services, state: { session: { ...session, hasCookie: undefined } } }, []],
    ['a session that has ended', { services: { 'identity/WhoAmI': { ret: null } }, state: { session } }, ['WhoAmI']],
  ])('asks for nothing personal with %s', async (_case, options, methods) => {
    const { store, calls } = testStore(options as object);
    await load(at('/profil/orders'), { store, loadPart });
    expect(calls.map(({ method }) => method)).toEqual(methods);
  });
});
