import type { ShopDispatch } from '@shop/service-client';
import { REMEMBERED_KEY, SIGNED_OUT } from './rememberedSession';
import { signedOut } from './signedIn';
import { forgetTyped } from './typedHere';

/** After a logout, which ends what was typed, too, in all tabs. */
export function visitorLeft() {
  return (dispatch: ShopDispatch) => {
    try {
      localStorage.setItem(REMEMBERED_KEY, SIGNED_OUT);
    } catch {
      // Without storage, other tabs are not told.
    }
    forgetTyped();
    dispatch(signedOut());
  };
}
