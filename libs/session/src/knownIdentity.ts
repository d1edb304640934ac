import type { ShopDispatch, ShopState } from '@shop/service-client';
import { loadSession } from './loadSession';
import { isSessionRemembered } from './rememberedSession';

/** Who is signed in, null for nobody. Asked for where there may be a session and the page does not know of it yet. */
export function knownIdentity() {
  return async (dispatch: ShopDispatch, getState: () => ShopState) => {
    const { status, identity, hasCookie } = getState().session;
    return status === 'unknown' && (hasCookie || isSessionRemembered()) ? dispatch(loadSession()) : identity;
  };
}
