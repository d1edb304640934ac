import { anIdentity, aPasskey, aPasswordScore, aSiteContent, type FakeServices } from '@shop/builders';
import { Notifications } from '@shop/notices';
import { useLocation } from '@shop/router';
import { signedIn } from '@shop/session';
import { renderWithShop } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import LoginPage from './LoginPage';

interface Setup {
  services?: FakeServices;
  flags?: Record<string, boolean>;
  status?: 'anonymous' | 'authenticated';
}

/** The page as its address says, until that is another page. */
function Routed({ flags = {} }: Pick<Setup, 'flags'>) {
  const { pathname, search } = useLocation();
  return (
    <>
      {pathname.startsWith('/anmelden') && (
        // As the server renders it: without what is in the address for the browser alone.
        <LoginPage content={aSiteContent({ flags })} path={pathname} search="" />
      )}
      <address>{pathname + search}</address>
      <Notifications />
    </>
  );
}

function open(path: string, { services, flags, status = 'anonymous' }: Setup = {}) {
  const identity = status === 'authenticated' ? anIdentity() : null;
  return renderWithShop(<Routed flags={flags} />, {
    path,
    services,
    state: { session: { status, identity, authForm: null } },
  });
}

const address = () => document.querySelector('address')!;
const heading = (name: string) => screen.getByRole('heading', { level: 1, name });
const input = (label: RegExp) => screen.getByLabelText(label, { selector: 'input' });
const signingIn: FakeServices = { 'identity/Login': { error: null }, 'identity/WhoAmI': { ret: anIdentity() } };

async function logIn({ user }: ReturnType<typeof open>) {
  await user.type(await screen.findByRole('textbox', { name: /E-Mail-Adresse/ }), 'anna@example.ch');
  await user.type(input(/^Passwort/), 'geheim{Enter}');
}

describe('a link that confirms an address', () => {
  it('says that it is confirmed', async () => {
    const { calls } = open('/anmelden?confirmationToken=abc%3Futm=x', {
      services: { 'identity/ConfirmAccount': { error: null } },
    });
    expect(await screen.findByText('E-Mail-Adresse bestätigt')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'ConfirmAccount')).toMatchObject([{ args: ['abc'] }]);
    expect(heading('Anmelden')).toBeVisible();
  });

  it('says that it is no longer valid', async () => {
    open('/anmelden?confirmationToken=abc', { services: { 'identity/ConfirmAccount': { error: 'INVALID_TOKEN' } } });
    expect(await screen.findByText('Dieser Link gilt nicht mehr')).toBeVisible();
  });
});

describe('LoginPage', () => {
  it.each([
    ['/anmelden', 'Anmelden'],
    ['/anmelden/register', 'Konto eröffnen'],
    ['/anmelden/forgot', 'Passwort vergessen'],
    ['/anmelden?resetToken=abc', 'Neues Passwort setzen'],
  ])('is at %s titled %s', async (path, title) => {
    open(path);
    expect(heading(title)).toBeVisible();
    await waitFor(() => expect(document.querySelector('form')).toBeInTheDocument());
  });

  it('leads from form to form by its addresses, with the e-mail address and the redirect', async () => {
    const page = open('/anmelden?redirect=%2Fprofil');
    await page.user.type(await screen.findByRole('textbox', { name: /E-Mail-Adresse/ }), 'anna@example.ch');
    const link = screen.getByRole('link', { name: 'Passwort vergessen?' });
    expect(link).toHaveAttribute('href', '/anmelden/forgot?redirect=%2Fprofil');
    await page.user.click(link);
    expect(await screen.findByRole('button', { name: 'Link anfordern' })).toBeVisible();
    expect(address()).toHaveTextContent('/anmelden/forgot?redirect=%2Fprofil');
    expect(screen.getByRole('textbox', { name: /E-Mail-Adresse/ })).toHaveValue('anna@example.ch');
  });

  it.each([
    ['?redirect=%2Fprofil%2Forders%3Fpage%3D2', '/profil/orders?page=2'],
    ['', '/'],
    ['?redirect=https%3A%2F%2Fevil.example', '/'],
    ['?redirect=%2F%2Fevil.example', '/'],
    ['?redirect=%2F%5Cevil.example', '/'],
    ['?redirect=javascript%3Aalert(1)', '/'],
  ])('with %j leads to %s after signing in', async (search, target) => {
    const page = open(`/anmelden${search}`, { services: signingIn });
    await logIn(page);
    await waitFor(() => expect(address()).toHaveTextContent(new RegExp(`^${target.replace('?', '\\?')}$`)));
    expect(sessionStorage.getItem('user-email')).toBeNull();
  });

  it('leads on whoever is signed in already', async () => {
    open('/anmelden?redirect=%2Fprofil', { status: 'authenticated' });
    await waitFor(() => expect(address()).toHaveTextContent(/^\/profil$/));
  });

  it('shows the passkeys of whoever is signed in already, where nothing leads on', async () => {
    const services = { 'passkey/GetAll': { passkeys: [aPasskey()] } };
    open('/anmelden', { status: 'authenticated', services });
    expect(heading('Du bist angemeldet')).toBeVisible();
    expect(await screen.findByText('Laptop')).toBeVisible();
    expect(document.querySelector('form')).not.toBeInTheDocument();
    expect(address()).toHaveTextContent(/^\/anmelden$/);
  });

  it('leads on whoever is signed in already and confirms an address', async () => {
    const services = { 'identity/ConfirmAccount': { error: null } };
    open('/anmelden?confirmationToken=abc', { status: 'authenticated', services });
    await waitFor(() => expect(address()).toHaveTextContent(/^\/$/));
    expect(await screen.findByText('E-Mail-Adresse bestätigt')).toBeVisible();
  });

  it('follows a sign-in in another tab', async () => {
    const { store } = open('/anmelden', { services: signingIn });
    await act(() => store.dispatch(signedIn()));
    expect(address()).toHaveTextContent(/^\/$/);
  });

  it('sets a new password also for who is signed in', async () => {
    open('/anmelden?resetToken=abc', { status: 'authenticated' });
    expect(await screen.findByRole('button', { name: 'Passwort speichern' })).toBeVisible();
  });

  describe('sets a new password, which ends the sessions of its account:', () => {
    const services = { 'identity/ScorePassword': { ret: aPasswordScore() }, 'identity/ResetPassword': { error: null } };
    async function reset(now: FakeServices) {
      const page = open('/anmelden?resetToken=abc', { status: 'authenticated', services: { ...services, ...now } });
      await screen.findByRole('button', { name: 'Passwort speichern' });
      await page.user.type(input(/^Passwort(?! wiederholen)/), 'Kirsch-Fondue-7');
      await page.user.type(input(/^Passwort wiederholen/), 'Kirsch-Fondue-7{Enter}');
      await screen.findByText('Dein Passwort ist geändert');
      return page;
    }

    it('who was signed in with it is not any more, keeps what was typed, and signs in again', async () => {
      localStorage.setItem('isAuthenticated', 'true');
      sessionStorage.setItem('form.question', '{"question":"Passt sie in den Ofen?"}');
      const whoAmI = jest.fn().mockResolvedValueOnce([null, null]).mockResolvedValue([anIdentity(), null]);
      const page = await reset({ 'identity/WhoAmI': whoAmI, 'identity/Login': { error: null } });
      expect(page.store.getState()).toMatchObject({ session: { status: 'anonymous', identity: null } });
      expect(localStorage.getItem('isAuthenticated')).toBeNull();
      expect(sessionStorage.getItem('form.question')).not.toBeNull();
      await page.user.click(screen.getByRole('button', { name: 'Schliessen' }));
      await logIn(page);
      await waitFor(() => expect(address()).toHaveTextContent(/^\/$/));
    });

    it('another customer stays signed in', async () => {
      const { store } = await reset({ 'identity/WhoAmI': { ret: anIdentity() } });
      expect(store.getState()).toMatchObject({ session: { status: 'authenticated' } });
    });
  });

  it('says that the password is new at the login, and for 20 s from there', async () => {
    const services = { 'identity/ScorePassword': { ret: aPasswordScore() }, 'identity/ResetPassword': { error: null } };
    const notice = () => screen.queryByText('Dein neues Passwort gilt ab sofort.');
    const { user, store } = open('/anmelden?resetToken=abc', { services });
    await screen.findByRole('button', { name: 'Passwort speichern' });
    await user.type(input(/^Passwort(?! wiederholen)/), 'Kirsch-Fondue-7');
    await user.type(input(/^Passwort wiederholen/), 'Kirsch-Fondue-7{Enter}');
    await screen.findByText('Dein Passwort ist geändert');
    expect(notice()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Schliessen' }));
    await waitFor(() => expect(notice()).toBeVisible());
    expect(store.getState()).toMatchObject({ notices: [{ type: 'success', hideAfter: 20_000 }] });
    expect(address()).toHaveTextContent(/^\/anmelden$/);
    expect(heading('Anmelden')).toBeVisible();
  });

  it('leads to the request of a new mail, with the reason, when the link does not hold', async () => {
    const services = {
      'identity/ScorePassword': { ret: aPasswordScore() },
      'identity/ResetPassword': { error: 'INVALID_TOKEN' },
    };
    const { user } = open('/anmelden?resetToken=abc', { services });
    await screen.findByRole('button', { name: 'Passwort speichern' });
    await user.type(input(/^Passwort(?! wiederholen)/), 'Kirsch-Fondue-7');
    await user.type(input(/^Passwort wiederholen/), 'Kirsch-Fondue-7{Enter}');
    expect(await screen.findByText(/Der Link gilt nicht mehr/)).toBeVisible();
    expect(address()).toHaveTextContent(/^\/anmelden\/forgot$/);
  });

  it('has the login alone while registration is unavailable', async () => {
    open('/anmelden/register', { flags: { erpFailover: true } });
    expect(heading('Anmelden')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Registrieren ist gerade nicht möglich');
    expect(await screen.findByRole('button', { name: 'Anmelden' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Konto eröffnen' })).not.toBeInTheDocument();
  });
});
