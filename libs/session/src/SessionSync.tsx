import { useShopDispatch } from '@shop/service-client';
import { useEffect } from 'react';
import { askWhoVisits } from './askWhoVisits';
import { isSessionRemembered, REMEMBERED_KEY } from './rememberedSession';
import { sessionEnded } from './sessionSlice';
import { signedIn, signedOut } from './signedIn';

/**
 * Finds out after mount who visits, and follows sign-ins and sign-outs of other tabs. To stand once in the frame.
 * A browser that was never signed in asks nobody.
 */
export function SessionSync() {
  const dispatch = useShopDispatch();

  useEffect(() => {
    if (isSessionRemembered()) void dispatch(askWhoVisits());
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
