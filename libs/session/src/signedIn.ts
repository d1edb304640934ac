import { shopApi, type ShopDispatch } from '@shop/service-client';
import { loadSession } from './loadSession';
import { rememberSession } from './rememberedSession';
import { sessionEnded } from './sessionSlice';

/** After a successful login: loads the session and invalidates everything that depends on it. */
export function signedIn() {
  return async (dispatch: ShopDispatch) => {
    rememberSession(true);
    const identity = await dispatch(loadSession());
    dispatch(shopApi.util.invalidateTags(['Session']));
    return identity;
  };
}

/** Nobody is signed in any more. What was typed stays: whose session has ended by itself goes on after another login. */
export function signedOut() {
  return (dispatch: ShopDispatch) => {
    rememberSession(false);
    dispatch(sessionEnded());
    dispatch(shopApi.util.invalidateTags(['Session']));
  };
}
