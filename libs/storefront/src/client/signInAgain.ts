import { ACCOUNT_DOMAIN, notifyOf, serviceErrorNotice } from '@shop/notices';
import type { ShopStore } from '@shop/service-client';
import { authOpened, signedIn } from '@shop/session';
import { tellUnauthorized } from './tellUnauthorized';

const UNAUTHORIZED = { status: 401, traceId: '' };

/** The answer that is awaited: calls that are refused meanwhile wait for the same one. */
let asked: Promise<boolean> | null = null;

/**
 * The session of a page has ended: says so, and opens the login where the visitor is. Resolves to whether the same
 * customer is signed in again, so that nothing is done in the name of another. The page counts as signed in until the
 * login is closed, so that nothing on it is lost meanwhile.
 */
export function signInAgain(store: ShopStore): Promise<boolean> {
  asked ??= ask(store).finally(() => (asked = null));
  return asked;
}

async function ask(store: ShopStore): Promise<boolean> {
  const before = store.getState().session.identity;
  tellUnauthorized();
  notifyOf(store.dispatch)({ ...serviceErrorNotice(UNAUTHORIZED), domain: ACCOUNT_DOMAIN });
  store.dispatch(authOpened('login'));
  await loginClosed(store);
  // The services know whether somebody is signed in, here or by another tab.
  const now = await store.dispatch(signedIn());
  return now !== null && (before === null || now.id === before.id);
}

/** Resolves when the drawer with the login is closed, for whatever reason. */
function loginClosed(store: ShopStore): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      if (store.getState().session.authForm) return;
      stop();
      resolve();
    });
  });
}
