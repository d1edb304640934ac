import type { ShopDispatch } from '@shop/service-client';
import { identityService } from '@shop/service-client/identity';
import { signedIn } from './signedIn';
import { SIGNED_IN_HERE_KEY } from './takeSignInHere';

/** After a successful login in this tab, which is the one that tells what it has brought. */
export function signedInHere() {
  return async (dispatch: ShopDispatch) => {
    try {
      sessionStorage.setItem(SIGNED_IN_HERE_KEY, 'true');
    } catch {
      // Without storage, nothing is told.
    }
    // A request sent before the login may be answered that nobody is signed in, and loading the session would join it.
    const earlier = dispatch(identityService.util.getRunningQueryThunk('whoAmI', undefined));
    earlier?.abort();
    await earlier;
    return dispatch(signedIn());
  };
}
