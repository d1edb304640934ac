import { anIdentity } from '@shop/builders';
import { authClosed, authOpened } from '@shop/session';
import { testStore } from '@shop/testing';
import { signInAgain } from './signInAgain';

const anna = anIdentity({ id: 'anna' });
const rosa = anIdentity({ id: 'rosa' });

/** A page on which `before` was signed in, and on which `now` is by the time the login is closed. */
function page(now: typeof anna | null, before: typeof anna | null = anna) {
  const status = before ? ('authenticated' as const) : ('anonymous' as const);
  const { store } = testStore({
    state: { session: { status, identity: before, authForm: null } },
    services: { 'identity/WhoAmI': { ret: now } },
  });
  const session = () => store.getState().session;
  return { store, session };
}

it('says why, opens the login and tells the window, and leaves the page as it is until that is closed', async () => {
  const { store, session } = page(null);
  const listen = jest.fn();
  window.addEventListener('authorizationError', listen);
  const answer = signInAgain(store);
  window.removeEventListener('authorizationError', listen);
  expect(listen).toHaveBeenCalledTimes(1);
  expect(session()).toMatchObject({ status: 'authenticated', authForm: 'login' });
  expect(store.getState()).toMatchObject({ notices: [{ domain: 'account', title: 'notices.unauthorized.title' }] });
  store.dispatch(authOpened('forgot'));
  expect(session().status).toBe('authenticated');
  store.dispatch(authClosed());
  expect(await answer).toBe(false);
  expect(session()).toMatchObject({ status: 'anonymous', identity: null });
});

it.each([
  ['the customer from before has signed in', page(anna), true],
  ['nobody was known before', page(rosa, null), true],
  ['somebody else has signed in', page(rosa), false],
])('goes on as it should where %s', async (_when, { store, session }, goesOn) => {
  const answer = signInAgain(store);
  store.dispatch(authClosed());
  expect(await answer).toBe(goesOn);
  expect(session().status).toBe('authenticated');
});

it('asks once for several calls, and again for later ones', async () => {
  const { store, session } = page(anna);
  const answers = [signInAgain(store), signInAgain(store)];
  store.dispatch(authClosed());
  expect(await Promise.all(answers)).toEqual([true, true]);
  const later = signInAgain(store);
  expect(session().authForm).toBe('login');
  store.dispatch(authClosed());
  expect(await later).toBe(true);
});
