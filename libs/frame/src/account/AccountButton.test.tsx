import { useLocation } from '@shop/router';
import { anIdentity, aSiteContent } from '@shop/builders';
import { renderWithShop } from '@shop/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { AccountButton } from './AccountButton';
import { AuthDrawerSlot } from './AuthDrawerSlot';
import { Greeting } from './Greeting';

function Address() {
  return <address>{useLocation().pathname}</address>;
}

const account = (
  <>
    <AccountButton rootUrl="/fr" profileUrl="/fr/profil" />
    <AuthDrawerSlot content={aSiteContent()} />
    <Address />
  </>
);
/** What the menu asks for when it is there. */
const wishes = { 'wishList/GetWishes': { ret: [] } };
const signedIn = { session: { status: 'authenticated' as const, identity: anIdentity(), authForm: null } };

/** The button of the menu, once its code has loaded. */
const menuButton = () => screen.findByRole('button', { name: 'Mein Konto', expanded: false });

describe('account button', () => {
  // Must run first: later tests find the menu's code loaded.
  it("links to the profile until the menu's code has loaded", async () => {
    renderWithShop(account, { state: signedIn, services: wishes });
    const early = screen.getByRole('button', { name: 'Mein Konto' });
    expect(early).not.toHaveAttribute('aria-expanded');
    fireEvent.click(early);
    expect(document.querySelector('address')).toHaveTextContent('/fr/profil');
    await menuButton();
  });

  it('leads a customer of whom the page does not know yet to the profile', async () => {
    const { user, store } = renderWithShop(account, {
      state: { session: { status: 'unknown', identity: null, authForm: null, hasCookie: true } },
      services: { ...wishes, 'identity/WhoAmI': { ret: anIdentity() } },
    });
    await user.click(screen.getByRole('button', { name: 'Anmelden oder registrieren' }));
    await waitFor(() => expect(document.querySelector('address')).toHaveTextContent('/fr/profil'));
    expect(store.getState()).toMatchObject({ session: { authForm: null } });
  });

  it('is busy until it is known who visits', async () => {
    const { user, store } = renderWithShop(account, {
      state: { session: { status: 'unknown', identity: null, authForm: null, hasCookie: true } },
      services: { 'identity/WhoAmI': () => new Promise(() => undefined) },
    });
    const button = screen.getByRole('button', { name: 'Anmelden oder registrieren' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(store.getState()).toMatchObject({ session: { authForm: null } });
  });

  it('opens the registration, for a visitor', async () => {
    const { user, store } = renderWithShop(account);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Anmelden oder registrieren' }));
    expect(store.getState()).toMatchObject({ session: { authForm: 'register' } });
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('has the focus after signing in by the drawer that it opened', async () => {
    const services = { ...wishes, 'identity/Login': { error: null }, 'identity/WhoAmI': { ret: anIdentity() } };
    const { user } = renderWithShop(account, { services });
    await user.click(screen.getByRole('button', { name: 'Anmelden oder registrieren' }));
    await user.click(await screen.findByRole('link', { name: 'Zur Anmeldung' }));
    await screen.findByRole('button', { name: 'Anmelden' });
    await user.type(screen.getByRole('textbox', { name: 'E-Mail-Adresse' }), 'anna@example.ch');
    await user.type(screen.getByLabelText('Passwort'), 'geheim{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await menuButton()).toHaveFocus();
  });

  it("shows a customer's name, with a menu that links to the profile", async () => {
    const { user } = renderWithShop(account, { state: signedIn, services: wishes });
    const button = await menuButton();
    expect(screen.queryByText('Hallo Anna Muster')).not.toBeInTheDocument();
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByText('Hallo Anna Muster')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mein Profil' })).toHaveAttribute('href', '/fr/profil');
    expect(await screen.findByRole('link', { name: 'Merkliste' })).toHaveAttribute('href', '/fr/profil/wish-list');
  });

  it('closes by Escape, which returns the focus, and when the focus leaves', async () => {
    const { user } = renderWithShop(account, { state: signedIn, services: wishes });
    const button = await menuButton();
    await user.click(button);
    await screen.findByText('Hallo Anna Muster');
    await user.tab();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Hallo Anna Muster')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    await user.click(button);
    await screen.findByText('Hallo Anna Muster');
    await screen.findByRole('link', { name: 'Merkliste' });
    for (let control = 0; control < 4; control += 1) await user.tab();
    expect(screen.queryByText('Hallo Anna Muster')).not.toBeInTheDocument();
  });

  it('closes by a press elsewhere where a pressed button has no focus, as in Safari', async () => {
    renderWithShop(account, { state: signedIn, services: wishes });
    const button = await menuButton();
    fireEvent.click(button);
    const name = await screen.findByText('Hallo Anna Muster');
    expect(button).not.toHaveFocus();
    fireEvent.pointerDown(name);
    expect(name).toBeVisible();
    fireEvent.pointerDown(document.body);
    expect(name).not.toBeInTheDocument();
  });

  it('navigates to the root page of the language after signing out', async () => {
    const { user } = renderWithShop(account, { state: signedIn, services: { ...wishes, 'identity/Logout': {} } });
    await user.click(await menuButton());
    await user.click(await screen.findByRole('button', { name: 'Abmelden' }));
    await waitFor(() => expect(document.querySelector('address')).toHaveTextContent('/fr'));
    expect(screen.getByRole('button', { name: 'Anmelden oder registrieren' })).toBeVisible();
  });
});

describe('auth drawer', () => {
  const { page } = aSiteContent();
  const slot = (referenceId = '') => <AuthDrawerSlot content={aSiteContent({ page: { ...page, referenceId } })} />;

  it('is opened on the new password by the link of a recovery mail', async () => {
    renderWithShop(slot(), { path: '/geschenke?resetToken=abc' });
    expect(await screen.findByRole('dialog', { name: 'Neues Passwort setzen' })).toBeVisible();
  });

  it('stays closed on the page that shows the same form', () => {
    const { store } = renderWithShop(slot('profile/login'), { path: '/anmelden?resetToken=abc' });
    expect(store.getState()).toMatchObject({ session: { authForm: null } });
  });
});

describe('greeting', () => {
  it('is only for customers', () => {
    const { unmount } = renderWithShop(<Greeting />);
    expect(screen.queryByText(/Hallo/)).not.toBeInTheDocument();
    unmount();
    renderWithShop(<Greeting />, { state: signedIn });
    expect(screen.getByText('Hallo Anna Muster')).toBeVisible();
  });
});
