import { useLocation } from '@shop/router';
import { anIdentity, httpStatus } from '@shop/builders';
import { renderWithShop } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { LogoutButton } from './LogoutButton';

const state = { session: { status: 'authenticated' as const, identity: anIdentity(), authForm: null } };
const Path = () => <p>{useLocation().pathname}</p>;
const page = (
  <>
    <LogoutButton rootUrl="/fr" />
    <Path />
  </>
);

describe('LogoutButton', () => {
  it('signs out and leads to the root page', async () => {
    localStorage.setItem('isAuthenticated', 'true');
    sessionStorage.setItem('form.question', '{"question":"Passt sie in den Ofen?"}');
    sessionStorage.setItem('user-email', 'anna@example.ch');
    const services = { 'identity/Logout': { error: null } };
    const { user, store } = renderWithShop(page, { state, services, path: '/profil' });
    await user.click(screen.getByRole('button', { name: 'Abmelden' }));
    expect(await screen.findByText('/fr')).toBeInTheDocument();
    expect(store.getState()).toMatchObject({ session: { status: 'anonymous', identity: null } });
    expect(localStorage.getItem('isAuthenticated')).toBe('false');
    expect(sessionStorage).toHaveLength(0);
  });

  it('stays signed in and says so when it fails', async () => {
    const { user, store } = renderWithShop(page, { state, services: { 'identity/Logout': { error: 'UNKNOWN' } } });
    await user.click(screen.getByRole('button', { name: 'Abmelden' }));
    await waitFor(() => expect(store.getState()).toMatchObject({ notices: [{ title: 'auth.logout.failed.title' }] }));
    expect(store.getState()).toMatchObject({ session: { status: 'authenticated' } });
  });

  it('stays signed in without an answer, of which another notice tells', async () => {
    const { user, store, calls } = renderWithShop(page, { state, services: { 'identity/Logout': httpStatus(500) } });
    await user.click(screen.getByRole('button', { name: 'Abmelden' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(store.getState()).toMatchObject({ session: { status: 'authenticated' }, notices: [] });
  });
});
