import { anIdentity, type FakeServices } from '@shop/builders';
import { Notifications } from '@shop/notices';
import { signedIn, signedOut } from '@shop/session';
import { renderWithShop } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { keepWishes } from '../wishes';
import { WishButton } from './WishButton';

afterEach(() => act(() => keepWishes({ skus: [], owner: null })));

const heart = () => screen.findByRole('button', { name: 'Gusspfanne merken' });
const stored = () => JSON.parse(localStorage.getItem('wishes') ?? 'null') as unknown;
const done = { error: null };
let customers = 0;

/** A page with a heart; each customer is somebody else. */
function show(services: FakeServices = {}, { isSignedIn = false } = {}) {
  customers += 1;
  const identity = isSignedIn ? anIdentity({ id: `customer-${customers}` }) : null;
  return renderWithShop(
    <>
      <WishButton sku="pan" title="Gusspfanne" />
      <Notifications />
    </>,
    {
      services: { 'wishList/GetWishes': { ret: [] }, 'wishList/Add': done, 'wishList/Remove': done, ...services },
      state: { session: { status: isSignedIn ? 'authenticated' : 'anonymous', identity, authForm: null } },
    },
  );
}

describe('a heart', () => {
  it('keeps what a visitor wishes for in this browser, and says so', async () => {
    const { user, calls } = show();
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
    await user.click(await heart());
    expect(await heart()).toHaveAttribute('aria-pressed', 'true');
    expect(stored()).toEqual({ skus: ['pan'], owner: null });
    expect(await screen.findByText('«Gusspfanne» ist auf deiner Merkliste.')).toBeVisible();
    await user.click(await heart());
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
    expect(stored()).toBeNull();
    expect(calls).toEqual([]);
  });

  it('shows what was wished for before, here or in another tab', async () => {
    keepWishes({ skus: ['pan', 'pot'], owner: null });
    show();
    await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'true'));
    localStorage.setItem('wishes', '{"skus":["pot"],"owner":null}');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'wishes' })));
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
  });

  it.each(['{', '{"skus":[1]}', '{"skus":"pan"}', '7'])('ignores %s in the storage', async (text) => {
    localStorage.setItem('wishes', text);
    const { user } = show();
    await user.click(await heart());
    await waitFor(() => expect(stored()).toEqual({ skus: ['pan'], owner: null }));
  });

  it('keeps the focus', async () => {
    const { user } = show();
    await heart();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await heart()).toHaveAttribute('aria-pressed', 'true');
    expect(await heart()).toHaveFocus();
  });
});

describe('the heart of a customer', () => {
  const asked = (calls: readonly { method: string; args: readonly unknown[] }[]) =>
    calls.filter(({ method }) => method !== 'WhoAmI').map(({ method, args }) => [method, ...args]);

  it('follows the customer’s lists, and changes them', async () => {
    const { user, calls } = show({ 'wishList/GetWishes': { ret: ['pan'] } }, { isSignedIn: true });
    await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'true'));
    await user.click(await heart());
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
    await user.click(await heart());
    await waitFor(() => expect(asked(calls)).toEqual([['GetWishes'], ['Remove', ['pan'], null], ['Add', 'pan', null]]));
    expect(stored()).toEqual({ skus: ['pan'], owner: `customer-${customers}` });
  });

  it('stays as pressed where the lists come later, without it', async () => {
    const lists = Promise.withResolvers<{ ret: string[] }>();
    const { user, calls } = show({ 'wishList/GetWishes': () => lists.promise }, { isSignedIn: true });
    await user.click(await heart());
    await act(async () => lists.resolve({ ret: ['pot'] }));
    await waitFor(() => expect(asked(calls)).toEqual([['GetWishes'], ['Add', 'pan', null]]));
    expect(stored()).toEqual({ skus: ['pot', 'pan'], owner: `customer-${customers}` });
    expect(await heart()).toHaveAttribute('aria-pressed', 'true');
  });

  it('sends a change of mind once the press before it is answered, and does not say what is no longer so', async () => {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    const { user, calls } = show({ 'wishList/Add': () => arrival.then(() => done) }, { isSignedIn: true });
    const sent = () => calls.map(({ method }) => method).filter((method) => method !== 'GetWishes');
    await user.click(await heart());
    await waitFor(() => expect(sent()).toEqual(['Add']));
    await user.click(await heart());
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
    expect(sent()).toEqual(['Add']);
    arrive();
    await waitFor(() => expect(sent()).toEqual(['Add', 'Remove']));
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByText(/ist auf deiner Merkliste/)).not.toBeInTheDocument();
  });

  it('is taken back where the services refuse it', async () => {
    const { user } = show({ 'wishList/Add': { error: 'tooMany' } }, { isSignedIn: true });
    await waitFor(() => expect(stored()).toEqual({ skus: [], owner: `customer-${customers}` }));
    await user.click(await heart());
    expect(await screen.findByText(/Die Liste ist voll/)).toBeVisible();
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
  });

  it('brings along at the sign-in what the visitor has wished for, and forgets it after signing out', async () => {
    keepWishes({ skus: ['pot', 'pan'], owner: null });
    const identity = anIdentity({ id: 'somebody' });
    const { store, calls } = show({
      'identity/WhoAmI': { ret: identity, error: null },
      'wishList/Merge': { ret: ['lid', 'pan', 'pot'] },
    });
    await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'true'));
    await act(() => store.dispatch(signedIn()));
    await waitFor(() => expect(stored()).toEqual({ skus: ['lid', 'pan', 'pot'], owner: 'somebody' }));
    expect(asked(calls)).toEqual([['Merge', ['pot', 'pan']]]);
    act(() => void store.dispatch(signedOut()));
    await waitFor(() => expect(stored()).toBeNull());
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
  });
});
