import { aCustomer, anIdentity, aPasswordScore, aSiteContent, aSiteContext, type FakeServices } from '@shop/builders';
import { Notifications } from '@shop/notices';
import { signedIn } from '@shop/session';
import { renderWithShop } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { aRegistration } from '../test/aRegistration';
import { fillInAndSend } from '../test/fillIn';
import Registration from './Registration';

const welcoming: FakeServices = {
  'identity/ScorePassword': { ret: aPasswordScore() },
  'identity/ValidateAndExists': { customerExists: false },
  'identity/Login': { error: null },
  'identity/WhoAmI': { ret: anIdentity() },
  'customer/GetPlaces': { ret: [] },
  'customer/CreateProspect': { id: 'customer-1' },
  'customer/Get': { customer: aCustomer() },
};

function show(flags: Record<string, boolean> = {}) {
  const onEnd = jest.fn();
  const shop = renderWithShop(
    <>
      <main>
        <Registration reservedHeight="50rem" onEnd={onEnd} />
      </main>
      <aside>
        <Notifications />
      </aside>
    </>,
    {
      state: { session: { status: 'anonymous', identity: null, authForm: null } },
      services: {
        ...welcoming,
        'site/GetSiteContext': { ret: aSiteContext({ content: aSiteContent({ flags }) }) },
      },
    },
  );
  return { ...shop, onEnd };
}

const email = () => screen.findByRole('textbox', { name: /E-Mail-Adresse/ });
const page = () => screen.getByRole('main');

async function register({ user }: ReturnType<typeof show>) {
  await email();
  await fillInAndSend(page(), user, aRegistration);
  return screen.findByText('Schön, dass du da bist!');
}

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

describe('Registration', () => {
  it('begins in the first field of the registration, below its title', async () => {
    show();
    await waitFor(async () => expect(await email()).toHaveFocus());
    expect(screen.getByRole('heading', { level: 3, name: 'Konto eröffnen' })).toBeVisible();
    expect(screen.getByRole('form', { name: 'Konto eröffnen' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Datenschutz' })).toHaveAttribute('href', '/datenschutz');
  });

  it('says in the place of the form, for 5 s, that the account is open', async () => {
    jest.useFakeTimers();
    const shop = show();
    const message = await register(shop);
    expect(page()).toContainElement(message);
    expect(screen.getAllByText('Schön, dass du da bist!')).toHaveLength(1);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(page().firstElementChild).toHaveFocus();
    act(() => void jest.advanceTimersByTime(4_500));
    expect(message).toBeVisible();
    expect(shop.onEnd).not.toHaveBeenCalled();
    act(() => void jest.advanceTimersByTime(1_000));
    expect(message).not.toBeInTheDocument();
    expect(shop.onEnd).toHaveBeenCalledTimes(1);
  });

  it('shows the login in its place, and ends when the visitor is signed in', async () => {
    const { user, onEnd } = show();
    await user.click(await screen.findByRole('link', { name: 'Zur Anmeldung' }));
    expect(screen.getByRole('heading', { level: 3, name: 'Anmelden' })).toBeVisible();
    await user.type(await email(), 'anna@example.ch');
    await user.type(screen.getByLabelText('Passwort'), 'geheim{Enter}');
    await waitFor(() => expect(onEnd).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('ends when the visitor signs in elsewhere', async () => {
    const { store, onEnd } = show();
    await email();
    await act(() => store.dispatch(signedIn()));
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('shows the login, and why, while nobody can register', async () => {
    show({ erpFailover: true });
    expect(await screen.findByRole('alert')).toHaveTextContent('Registrieren ist gerade nicht möglich');
    expect(await screen.findByRole('button', { name: 'Anmelden' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Konto eröffnen' })).not.toBeInTheDocument();
  });
});
