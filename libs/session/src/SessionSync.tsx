import { shopApi, useShopStore } from '@shop/service-client';
import { useEffect } from 'react';
import { loadSession } from './loadSession';
import { isSessionRemembered, REMEMBERED_KEY } from './rememberedSession';
import { sessionEnded } from './sessionSlice';
import { signedIn, signedOut } from './signedIn';

/**
 * Loads the session after mount where the page came with a session cookie or this browser remembers a session, unless the
 * server has loaded it for the page, and follows sign-ins and sign-outs in other tabs, and those that a page in the
 * back/forward cache was not told of. Rendered once, in the frame. Other visitors make no call.
 */
export function SessionSync() {
  const { dispatch, getState } = useShopStore();

  useEffect(() => {
    const { hasCookie, status } = getState().session;
    if (status === 'unknown') {
      if (hasCookie || isSessionRemembered()) void dispatch(loadSession());
      else dispatch(sessionEnded());
    }

    const follow = ({ key }: StorageEvent) => {
      if (key !== REMEMBERED_KEY) return;
      void dispatch(isSessionRemembered() ? signedIn() : signedOut());
    };
    // No event told a page in the back/forward cache of sign-ins and sign-outs.
    const restore = async ({ persisted }: PageTransitionEvent) => {
      if (!persisted || (getState().session.status !== 'authenticated' && !isSessionRemembered())) return;
      await dispatch(loadSession());
      dispatch(shopApi.util.invalidateTags(['Session']));
    };
    window.addEventListener('storage', follow);
    window.addEventListener('pageshow', restore);
    return () => {
      window.removeEventListener('storage', follow);
      window.removeEventListener('pageshow', restore);
    };
  }, [dispatch, getState]);

  return null;
}
