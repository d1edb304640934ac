import { type Consent, useConsent } from '@shop/analytics';
import { aSiteContent, aSiteContext, type FakeServices, httpStatus } from '@shop/builders';
import type { DeviceIdentification as Settings } from '@shop/brand';
import { renderWithShop } from '@shop/testing';
import type { AuthForm } from '@shop/session';
import { act, screen, waitFor } from '@testing-library/react';
import AuthDrawer from '../drawer/AuthDrawer';
import LoginPage from '../login-page/LoginPage';

const settings: Settings = {
  snippetId: 'shop 7',
  scriptUrl: 'https://ident.example/{snippetId}/{sessionId}/script.js',
};
const scriptOf = (sessionId: string) => `https://ident.example/shop%207/${sessionId}/script.js`;

const session = (sessionId: string): FakeServices => ({
  'site/GetSiteContext': { ret: aSiteContext({ session: { isAuthenticated: false, sessionId } }) },
});

interface Setup {
  deviceIdentification?: Settings | undefined;
  granted?: string[];
  services?: FakeServices;
  form?: AuthForm;
  isPage?: boolean;
}

async function openLogin(setup: Setup = {}) {
  const {
    deviceIdentification,
    granted = ['externalMedia'],
    services = session('public'),
  } = {
    deviceIdentification: settings,
    ...setup,
  };
  const { form = 'login', isPage = false } = setup;
  const date = new Date().toISOString();
  localStorage.setItem('consent', JSON.stringify({ version: 1, date, decided: true, granted }));
  const login = isPage ? (
    <LoginPage content={aSiteContent()} path="/anmelden" search="" />
  ) : (
    <AuthDrawer privacyUrl="/datenschutz" profileUrl="/profil" />
  );
  const shop = renderWithShop(
    <>
      {login}
      <Visitor />
    </>,
    {
      path: isPage ? '/anmelden' : '/pfannen',
      services,
      state: { session: { status: 'anonymous', identity: null, authForm: isPage ? null : form } },
      brand: deviceIdentification && { deviceIdentification },
    },
  );
  await screen.findAllByRole('textbox');
  return shop;
}

let consent: Consent;
function Visitor() {
  consent = useConsent();
  return null;
}

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
afterEach(() => document.querySelectorAll('script').forEach((script) => script.remove()));

// React loads an address once for each document: every test has a session of its own.
it.each([
  ['drawer', false],
  ['page', true],
])('loads the script of session and shop when the login opens in a %s', async (sessionId, isPage) => {
  await openLogin({ isPage, services: session(sessionId) });
  await waitFor(() => expect(scripts()).toEqual([scriptOf(sessionId)]));
  expect(document.querySelector('script')).toHaveAttribute('referrerpolicy', 'origin');
});

it('loads it once, however often the login opens', async () => {
  const first = await openLogin({ services: session('again') });
  await waitFor(() => expect(scripts()).toEqual([scriptOf('again')]));
  first.unmount();
  const { calls } = await openLogin({ services: session('again') });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(scripts()).toEqual([scriptOf('again')]);
});

it('loads it as soon as consent is given', async () => {
  await openLogin({ granted: [], services: session('later') });
  expect(scripts()).toEqual([]);
  act(() => consent.grant('externalMedia'));
  await waitFor(() => expect(scripts()).toEqual([scriptOf('later')]));
});

it.each<[string, Setup]>([
  ['of a brand that has none', { deviceIdentification: undefined }],
  ['without the id of the shop', { deviceIdentification: { ...settings, snippetId: '' } }],
  ['without consent', { granted: [] }],
  ['with consent to statistics and marketing only', { granted: ['statistics', 'marketing'] }],
  ['without a session', { services: session('') }],
  ['where the session cannot be had', { services: { 'site/GetSiteContext': httpStatus(503) } }],
  ['while another form is open', { form: 'forgot' }],
])('loads nothing %s', async (_, setup) => {
  const { calls } = await openLogin(setup);
  await waitFor(() => expect(calls).toHaveLength(setup.services ? 1 : 0));
  expect(scripts()).toEqual([]);
});
