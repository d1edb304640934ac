import { anIdentity, aPasswordScore, type FakeServices, httpStatus } from '@shop/builders';
import { ACCOUNT_DOMAIN, notifyOf } from '@shop/notices';
import { useLocation } from '@shop/router';
import type { AuthForm } from '@shop/session';
import { renderWithShop } from '@shop/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import AuthDrawer, { type AuthDrawerProps } from './AuthDrawer';

interface Setup extends Partial<AuthDrawerProps> {
  form?: AuthForm;
  services?: FakeServices;
  path?: string;
}

function Address() {
  const { pathname, search } = useLocation();
  return <address>{pathname + search}</address>;
}

function openDrawer({ form = 'login', services, path, ...props }: Setup = {}) {
  const state = { session: { status: 'anonymous' as const, identity: null, authForm: form } };
  const page = (
    <>
      <AuthDrawer privacyUrl="/datenschutz" profileUrl="/profil" {...props} />
      <Address />
    </>
  );
  return renderWithShop(page, { state, services, path });
}

/** The drawer with the login, once its code has loaded. */
async function openLogin(setup: Setup = {}) {
  const shop = openDrawer(setup);
  await screen.findByRole('button', { name: 'Anmelden' });
  return shop;
}

const emailField = () => screen.getByRole('textbox', { name: 'E-Mail-Adresse' });
const passwordField = () => screen.getByLabelText('Passwort');
const submit = () => screen.getByRole('button', { name: 'Anmelden' });

async function logIn(setup: Setup) {
  const shop = await openLogin(setup);
  await shop.user.type(emailField(), ' anna@example.ch');
  await shop.user.type(passwordField(), 'geheim');
  await shop.user.click(submit());
  return shop;
}

const closeButtons = () => screen.getAllByRole('button', { name: 'Schliessen' });

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
    await openLogin();
    await waitFor(() => expect(emailField()).toHaveFocus());
  });

  it('validates required fields before it calls the services', async () => {
    const { user, calls } = await openLogin();
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

  it('reports a login that got no answer as one that failed for a reason nobody knows', async () => {
    await logIn({ services: { 'identity/Login': httpStatus(503) } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Anmeldung nicht möglich');
    expect(passwordField()).toBeInvalid();
    await waitFor(() => expect(passwordField()).toHaveFocus());
    expect(submit()).not.toHaveAttribute('aria-busy', 'true');
  });

  it.each([
    ['cannot be loaded', httpStatus(503)],
    ['is not there', { ret: null }],
  ])('stays open and says so after a login whose session %s', async (_, whoAmI) => {
    const { store } = await logIn({ services: { 'identity/Login': { error: null }, 'identity/WhoAmI': whoAmI } });
    expect(await screen.findByText('Anmeldung nicht möglich')).toBeVisible();
    expect(passwordField()).toBeInvalid();
    expect(store.getState()).toMatchObject({ session: { status: 'anonymous', authForm: 'login' } });
  });

  it.each(['closing', 'signing in'])('takes the notice of why an account is needed along on %s', async (way) => {
    const services = { 'identity/Login': { error: null }, 'identity/WhoAmI': { ret: anIdentity() } };
    const { user, store } = await openLogin({ services });
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
    const link = await screen.findByRole('link', { name: 'E-Mail zum Entsperren erneut senden' });
    expect(link).toHaveAttribute('href', '/profil');
    await user.click(link);
    const told = await screen.findByText('Wir haben dir eine E-Mail an anna@example.ch geschickt.');
    await waitFor(() => expect(told.parentElement).toHaveFocus());
    expect(calls.at(-1)).toMatchObject({ method: 'RequestAccountRecovery', args: ['anna@example.ch'] });
    expect(document.querySelector('address')).toHaveTextContent(/^\/$/);
  });

  it('sends no mail where its link is opened in a tab of its own', async () => {
    const { calls } = await logIn(failing('AUTHORIZATION_FAILED_ACCOUNT_LOCKED'));
    const link = await screen.findByRole('link', { name: 'E-Mail zum Entsperren erneut senden' });
    const leftToBrowser = jest.fn((event: Event) => !event.defaultPrevented);
    document.addEventListener(
      'click',
      (event) => {
        leftToBrowser(event);
        event.preventDefault();
      },
      { once: true },
    );
    fireEvent.click(link, { ctrlKey: true });
    expect(leftToBrowser).toHaveReturnedWith(true);
    expect(calls.map(({ method }) => method)).toEqual(['Login']);
  });

  it('says when there is no account to confirm', async () => {
    const { user } = await logIn({
      services: {
        'identity/Login': { error: 'AUTHORIZATION_FAILED_ACCOUNT_UNCONFIRMED' },
        'identity/RequestAccountConfirmation': { error: 'IDENTITY_DOES_NOT_EXIST' },
      },
    });
    await user.click(await screen.findByRole('link', { name: 'Bestätigung erneut senden' }));
    expect(await screen.findByText('Zu anna@example.ch kennen wir kein Konto.')).toBeInTheDocument();
  });

  it('shows the login with an explanation while registration is unavailable, and no way to register', async () => {
    await openLogin({ form: 'register', erpFailover: true });
    expect(screen.getByRole('alert')).toHaveTextContent('Registrieren ist gerade nicht möglich');
    expect(submit()).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Konto eröffnen' })).not.toBeInTheDocument();
  });

  it('switches between its forms by their addresses, in place, and keeps the e-mail address', async () => {
    const { user } = await openLogin();
    await user.type(emailField(), 'anna@example.ch');
    const forgot = screen.getByRole('link', { name: 'Passwort vergessen?' });
    expect(forgot).toHaveAttribute('href', '/forgot');
    await user.click(forgot);
    await screen.findByRole('button', { name: 'Link anfordern' });
    expect(screen.getByRole('dialog', { name: 'Passwort vergessen' })).toBeVisible();
    expect(emailField()).toHaveValue('anna@example.ch');
    await waitFor(() => expect(emailField()).toHaveFocus());
    await user.clear(emailField());
    await user.type(emailField(), 'rosa@example.ch');
    await user.click(screen.getByRole('link', { name: 'Zurück zur Anmeldung' }));
    const register = await screen.findByRole('link', { name: 'Konto eröffnen' });
    expect(register).toHaveAttribute('href', '/register');
    expect(emailField()).toHaveValue('rosa@example.ch');
    await user.click(register);
    await screen.findByRole('button', { name: 'Konto eröffnen' });
    expect(screen.getByRole('dialog', { name: 'Konto eröffnen' })).toBeVisible();
    expect(emailField()).toHaveValue('rosa@example.ch');
    expect(screen.getByRole('link', { name: 'Zur Anmeldung' })).toHaveAttribute('href', '/login');
  });

  it('leaves a link to another form alone that is opened in a new tab', async () => {
    const { store } = await openLogin();
    const link = screen.getByRole('link', { name: 'Konto eröffnen' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link, { ctrlKey: true });
    expect(store.getState()).toMatchObject({ session: { authForm: 'login' } });
  });

  it('forgets the e-mail address once it has signed in', async () => {
    await logIn({ services: { 'identity/Login': { error: null }, 'identity/WhoAmI': { ret: anIdentity() } } });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sessionStorage.getItem('user-email')).toBeNull();
  });

  it('takes the token for a new password out of the address when it closes', async () => {
    const { user } = openDrawer({ form: 'reset', path: '/geschenke?page=2&resetToken=abc' });
    expect(screen.getByText('/geschenke?page=2&resetToken=abc')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Schliessen' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('/geschenke?page=2')).toBeInTheDocument();
  });

  it.each([
    ['a new password', null, () => closeButtons().at(-1)!, '/login'],
    ['a new password, closed at the top', null, () => closeButtons()[0]!, '/login'],
    ['a new password, closed by Escape', null, '{Escape}', '/login'],
    ['a failed attempt at one', 'INVALID_TOKEN', null, '/forgot'],
  ])('leads to the page of the forms from %s', async (_, error, way, path) => {
    const services = { 'identity/ScorePassword': { ret: aPasswordScore() }, 'identity/ResetPassword': { error } };
    const { user } = openDrawer({ form: 'reset', path: '/geschenke?resetToken=abc', services });
    const save = await screen.findByRole('button', { name: 'Passwort speichern' });
    for (const label of [/^Passwort(?! wiederholen)/, /^Passwort wiederholen/]) {
      await user.type(screen.getByLabelText(label, { selector: 'input' }), 'Kirsch-Fondue-7');
    }
    await user.click(save);
    if (!error) await screen.findByText('Dein Passwort ist geändert');
    if (typeof way === 'string') await user.keyboard(way);
    else if (way) await user.click(way());
    expect(await screen.findByText(path)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('clears its messages when it closes', async () => {
    const { user, store } = await logIn(failing('AUTHORIZATION_FAILED'));
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Schliessen' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(store.getState()).toMatchObject({ session: { authForm: null } });
  });
});
