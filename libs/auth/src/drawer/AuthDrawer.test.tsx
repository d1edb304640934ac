import { anIdentity, type FakeServices, httpStatus } from '@shop/builders';
import { ACCOUNT_DOMAIN, notifyOf } from '@shop/notices';
import type { AuthForm } from '@shop/session';
import { renderWithShop } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import AuthDrawer, { type AuthDrawerProps } from './AuthDrawer';

interface Setup extends AuthDrawerProps {
  form?: AuthForm;
  services?: FakeServices;
}

function openDrawer({ form = 'login', services, ...props }: Setup = {}) {
  const state = { session: { status: 'anonymous' as const, identity: null, authForm: form } };
  return renderWithShop(<AuthDrawer {...props} />, { state, services });
}

const emailField = () => screen.getByRole('textbox', { name: 'E-Mail-Adresse' });
const passwordField = () => screen.getByLabelText('Passwort');
const submit = () => screen.getByRole('button', { name: 'Anmelden' });

async function logIn(setup: Setup) {
  const shop = openDrawer(setup);
  await shop.user.type(emailField(), ' anna@example.ch');
  await shop.user.type(passwordField(), 'geheim');
  await shop.user.click(submit());
  return shop;
}

const failing = (error: string): Setup => ({ services: { 'identity/Login': { error } } });

describe('AuthDrawer', () => {
  it('signs in, stores the session and closes', async () => {
    const services = { 'identity/Login': { error: null }, 'identity/WhoAmI': { ret: anIdentity() } };
    const { store, calls } = await logIn({ services });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(store.getState()).toMatchObject({ session: { status: 'authenticated', authForm: null } });
    expect(localStorage.getItem('isAuthenticated')).toBe('true');
    expect(calls.map(({ method, args }) => [method, args])).toEqual([
      ['Login', ['anna@example.ch', 'geheim']],
      ['WhoAmI', []],
    ]);
  });

  it('begins in its first field', async () => {
    openDrawer();
    await waitFor(() => expect(emailField()).toHaveFocus());
  });

  it('validates required fields before it calls the services', async () => {
    const { user, calls } = openDrawer();
    await user.click(submit());
    await waitFor(() => expect(emailField()).toHaveFocus());
    expect(emailField()).toHaveAccessibleDescription('Gib deine E-Mail-Adresse ein.');
    expect(passwordField()).toHaveAccessibleDescription('Gib dein Passwort ein.');
    await user.type(emailField(), 'anna');
    await user.click(submit());
    expect(emailField()).toHaveAccessibleDescription(/gültige E-Mail-Adresse/);
    expect(calls).toEqual([]);
  });

  it.each([
    ['AUTHORIZATION_FAILED', 'alert', 'passen nicht zusammen'],
    ['AUTHORIZATION_FAILED_LAST_ATTEMPT', 'alert', 'noch einen Versuch'],
    ['AUTHORIZATION_FAILED_ACCOUNT_LOCKED', 'status', 'Dein Konto ist gesperrt'],
    ['AUTHORIZATION_FAILED_ACCOUNT_UNCONFIRMED', 'status', 'noch nicht abgeschlossen'],
    ['IDENTITY_DOES_NOT_EXIST', 'status', 'Zu anna@example.ch kennen wir kein Konto'],
    ['UNKNOWN', 'alert', 'Anmeldung nicht möglich'],
    ['SOMETHING_NEW', 'alert', 'Anmeldung nicht möglich'],
  ])('reports %s and marks the password', async (code, role, text) => {
    await logIn(failing(code));
    const message = await screen.findByText(text, { exact: false });
    expect(message.closest(`[role="${role}"]`)).toBeInTheDocument();
    expect(passwordField()).toHaveAttribute('aria-invalid', 'true');
    await waitFor(() => expect(passwordField()).toHaveFocus());
  });

  it('leaves a login that got no answer to the notice of that, and does not doubt the password', async () => {
    const { calls } = await logIn({ services: { 'identity/Login': httpStatus(503) } });
    await waitFor(() => expect(calls).toHaveLength(1));
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy', 'true'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(passwordField()).not.toBeInvalid();
  });

  it.each(['closing', 'signing in'])('takes the notice of why an account is needed along on %s', async (way) => {
    const services = { 'identity/Login': { error: null }, 'identity/WhoAmI': { ret: anIdentity() } };
    const { user, store } = openDrawer({ services });
    const notices = () => store.getState() as unknown as { notices: { domain: string }[] };
    act(() => {
      notifyOf(store.dispatch)({ id: 'why', domain: ACCOUNT_DOMAIN, message: 'Dafür brauchst du ein Konto.' });
      notifyOf(store.dispatch)({ id: 'other', domain: 'cart', message: 'Im Warenkorb' });
    });
    if (way === 'closing') await user.click(screen.getByRole('button', { name: 'Schliessen' }));
    else {
      await user.type(emailField(), 'anna@example.ch');
      await user.type(passwordField(), 'geheim');
      await user.click(submit());
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(notices().notices.map(({ domain }) => domain)).toEqual(['cart']);
  });

  it('has the mail sent that unlocks a locked account', async () => {
    const { user, calls } = await logIn({
      services: {
        'identity/Login': { error: 'AUTHORIZATION_FAILED_ACCOUNT_LOCKED' },
        'identity/RequestAccountRecovery': { error: null },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'E-Mail zum Entsperren erneut senden' }));
    expect(await screen.findByText('Wir haben dir eine E-Mail an anna@example.ch geschickt.')).toBeInTheDocument();
    expect(calls.at(-1)).toMatchObject({ method: 'RequestAccountRecovery', args: ['anna@example.ch'] });
  });

  it('says when there is no account to confirm', async () => {
    const { user } = await logIn({
      services: {
        'identity/Login': { error: 'AUTHORIZATION_FAILED_ACCOUNT_UNCONFIRMED' },
        'identity/RequestAccountConfirmation': { error: 'IDENTITY_DOES_NOT_EXIST' },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Bestätigung erneut senden' }));
    expect(await screen.findByText('Zu anna@example.ch kennen wir kein Konto.')).toBeInTheDocument();
  });

  it('shows the login with an explanation while registration is unavailable', () => {
    openDrawer({ form: 'register', erpFailover: true });
    expect(screen.getByRole('alert')).toHaveTextContent('Registrieren ist gerade nicht möglich');
    expect(submit()).toBeInTheDocument();
  });

  it('clears its messages when it closes', async () => {
    const { user, store } = await logIn(failing('AUTHORIZATION_FAILED'));
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Schliessen' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(store.getState()).toMatchObject({ session: { authForm: null } });
  });
});
