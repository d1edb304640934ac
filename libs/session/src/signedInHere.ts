import type { ShopDispatch } from '@shop/service-client';
import { signedIn } from './signedIn';

/** Storage key of this tab, which no other one reads. */
const KEY = 'signedInHere';

/** After a successful login in this tab, which is the one that tells what it has brought. */
export function signedInHere() {
  return (dispatch: ShopDispatch) => {
    try {
      sessionStorage.setItem(KEY, 'true');
    } catch {
      // Without storage, nothing is told.
    }
    return dispatch(signedIn());
  };
}

/** Whether the visitor signed in in this tab, not in another one. Once for each sign-in. */
export function takeSignInHere(): boolean {
  try {
    const isHere = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return isHere;
  } catch {
    return false;
  }
}
