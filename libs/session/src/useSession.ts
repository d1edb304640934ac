import { useShopDispatch, useShopSelector } from '@shop/service-client';
import { useCallback, useEffect } from 'react';
import { loadSession } from './loadSession';
import { authClosed, authOpened, type AuthForm } from './sessionSlice';

export interface SessionOptions {
  /** The page requires the session: load it even if the browser remembers none. */
  required?: boolean;
}

/**
 * The visitor's session, and the auth drawer. `unknown` while rendering on the server and until the browser has
 * checked.
 */
export function useSession({ required = false }: SessionOptions = {}) {
  const dispatch = useShopDispatch();
  const session = useShopSelector((state) => state.session);

  useEffect(() => {
    if (required) void dispatch(loadSession());
  }, [dispatch, required]);

  const openAuth = useCallback((form: AuthForm = 'login') => void dispatch(authOpened(form)), [dispatch]);
  const closeAuth = useCallback(() => void dispatch(authClosed()), [dispatch]);
  return { ...session, openAuth, closeAuth };
}
