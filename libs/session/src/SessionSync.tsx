import { useShopDispatch } from '@shop/service-client';
import { useEffect } from 'react';
import { loadSession } from './loadSession';
import { isSessionRemembered, REMEMBERED_KEY } from './rememberedSession';
import { sessionEnded } from './sessionSlice';
import { signedIn, signedOut } from './signedIn';

/**
 * Loads the session after mount, and follows sign-ins and sign-outs in other tabs. Rendered once, in the frame. A
 * browser that was never signed in makes no call.
 */
export function SessionSync() {
  const dispatch = useShopDispatch();

  useEffect(() => {
    if (isSessionRemembered()) void dispatch(loadSession());
    else dispatch(sessionEnded());

    const follow = ({ key }: StorageEvent) => {
      if (key !== REMEMBERED_KEY) return;
      void dispatch(isSessionRemembered() ? signedIn() : signedOut());
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [dispatch]);

  return null;
}
