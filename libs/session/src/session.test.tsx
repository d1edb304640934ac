import { anIdentity, httpStatus } from '@shop/builders';
import type { Identity } from '@shop/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { SessionSync } from './SessionSync';
import { signedIn, signedOut } from './signedIn';
import { signedInHere } from './signedInHere';
import { visitorLeft } from './visitorLeft';
import { renderWithSession } from './test/renderWithSession';
import { useSession } from './useSession';

const KEY = 'isAuthenticated';
const whoAmI = { 'identity/WhoAmI': { ret: anIdentity() } };

function Visitor({ required = false }: { required?: boolean }) {
  const { status, identity, authForm, openAuth, closeAuth } = useSession({ required });
  return (
    <>
      <p>
        {status} {identity?.displayName} {authForm}
      </p>
      <button onClick={() => openAuth('register')}>öffnen</button>
      <button onClick={closeAuth}>schliessen</button>
    </>
  );
}

const page = (
  <>
    <SessionSync />
    <Visitor />
  </>
);

/** Simulates the storage event of another tab. */
function otherTabSets(value: string | null) {
  if (value === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: value })));
}

describe('session', () => {
  it('is unknown until it is loaded', () => {
    renderWithSession(<Visitor />);
    expect(screen.getByText(/unknown/)).toBeInTheDocument();
  });

  it('makes no call in a browser that was never signed in', () => {
    const { calls } = renderWithSession(page);
    expect(screen.getByText(/anonymous/)).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('loads a remembered session once', async () => {
    localStorage.setItem(KEY, 'true');
    const { calls } = renderWithSession(page, { services: whoAmI });
    expect(await screen.findByText(/authenticated Anna Muster/)).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('is loaded for a page that came with a session cookie, whatever this browser remembers', async () => {
    const { calls } = renderWithSession(page, { services: whoAmI, hasCookie: true });
    expect(await screen.findByText(/authenticated Anna Muster/)).toBeInTheDocument();
    expect(calls).toHaveLength(1);
    expect(localStorage.getItem(KEY)).toBe('true');
  });

  it('forgets a session that has expired', async () => {
    localStorage.setItem(KEY, 'true');
    renderWithSession(page, { services: { 'identity/WhoAmI': { ret: null } } });
    expect(await screen.findByText(/anonymous/)).toBeInTheDocument();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('treats a visitor as anonymous without a reply, and stays remembered', async () => {
    localStorage.setItem(KEY, 'true');
    renderWithSession(page, { services: { 'identity/WhoAmI': httpStatus(503) } });
    expect(await screen.findByText(/anonymous/)).toBeInTheDocument();
    expect(localStorage.getItem(KEY)).toBe('true');
  });

  it('is loaded for a page that requires it', async () => {
    renderWithSession(<Visitor required />, { services: whoAmI });
    expect(await screen.findByText(/authenticated/)).toBeInTheDocument();
    expect(localStorage.getItem(KEY)).toBe('true');
  });

  it('is remembered after a login and forgotten after a logout', async () => {
    const { store } = renderWithSession(page, { services: whoAmI });
    await act(() => store.dispatch(signedIn()));
    expect(screen.getByText(/authenticated/)).toBeInTheDocument();
    expect(localStorage.getItem(KEY)).toBe('true');
    act(() => store.dispatch(signedOut()));
    expect(screen.getByText(/anonymous/)).toBeInTheDocument();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('is known after a login, whatever a request sent before it is answered, and however late', async () => {
    localStorage.setItem(KEY, 'true');
    const before = Promise.withResolvers<{ ret: null }>();
    const answer = jest.fn(async () => ({ ret: anIdentity() as Identity | null }));
    answer.mockReturnValueOnce(before.promise);
    const { store } = renderWithSession(page, { services: { 'identity/WhoAmI': answer } });
    expect(await act(() => store.dispatch(signedInHere()))).toMatchObject({ displayName: 'Anna Muster' });
    await act(async () => before.resolve({ ret: null }));
    expect(screen.getByText(/authenticated Anna Muster/)).toBeInTheDocument();
    expect(localStorage.getItem(KEY)).toBe('true');
  });

  it('follows other tabs', async () => {
    renderWithSession(page, { services: whoAmI });
    otherTabSets('true');
    expect(await screen.findByText(/authenticated/)).toBeInTheDocument();
    otherTabSets(null);
    await waitFor(() => expect(screen.getByText(/anonymous/)).toBeInTheDocument());
  });

  describe('of a page that the browser restores as it was left', () => {
    const restore = () =>
      act(async () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

    it('has ended where the visitor has signed out meanwhile, which no event told', async () => {
      localStorage.setItem(KEY, 'true');
      const answer = jest.fn(() => ({ ret: anIdentity() as Identity | null }));
      renderWithSession(page, { services: { 'identity/WhoAmI': answer } });
      expect(await screen.findByText(/authenticated Anna Muster/)).toBeInTheDocument();
      localStorage.setItem(KEY, 'false');
      answer.mockReturnValue({ ret: null });
      await restore();
      expect(await screen.findByText(/anonymous/)).toBeInTheDocument();
      expect(localStorage.getItem(KEY)).toBe('false');
    });

    it('is that of the customer who has signed in meanwhile', async () => {
      localStorage.setItem(KEY, 'true');
      const answer = jest.fn(() => ({ ret: anIdentity() }));
      renderWithSession(page, { services: { 'identity/WhoAmI': answer } });
      expect(await screen.findByText(/authenticated Anna Muster/)).toBeInTheDocument();
      answer.mockReturnValue({ ret: anIdentity({ id: 'other', displayName: 'Beat Beispiel' }) });
      await restore();
      expect(await screen.findByText(/authenticated Beat Beispiel/)).toBeInTheDocument();
    });
  });

  it('ends what was typed when the visitor signs out, with the e-mail address, and nothing else', async () => {
    const { store } = renderWithSession(page, { services: whoAmI });
    await act(() => store.dispatch(signedIn()));
    sessionStorage.setItem('form.question', '{"question":"Passt sie in den Ofen?"}');
    sessionStorage.setItem('user-email', 'anna@example.ch');
    sessionStorage.setItem('cook-timers', '[]');
    act(() => store.dispatch(visitorLeft()));
    expect(screen.getByText(/anonymous/)).toBeInTheDocument();
    expect(Object.keys(sessionStorage)).toEqual(['cook-timers']);
  });

  it('tells other tabs nothing of a sign-out that they know of', async () => {
    localStorage.setItem(KEY, 'false');
    renderWithSession(page, { services: { 'identity/WhoAmI': { ret: null } }, hasCookie: true });
    expect(await screen.findByText(/anonymous/)).toBeInTheDocument();
    expect(localStorage.getItem(KEY)).toBe('false');
  });

  it('holds the requested auth form', async () => {
    const { user } = renderWithSession(<Visitor />);
    await user.click(screen.getByRole('button', { name: 'öffnen' }));
    expect(screen.getByText(/register/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'schliessen' }));
    expect(screen.queryByText(/register/)).not.toBeInTheDocument();
  });
});
