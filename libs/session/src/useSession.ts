import { useShopDispatch, useShopSelector } from '@shop/service-client';
import { useCallback, useEffect } from 'react';
import { askWhoVisits } from './askWhoVisits';
import { authClosed, authOpened, type AuthForm } from './sessionSlice';

export interface SessionOptions {
  /** The page cannot do without knowing: ask the services even where the browser remembers no session. */
  required?: boolean;
}

/** Who visits, and the auth drawer. `unknown` while rendering on the server and until the browser has looked. */
export function useSession({ required = false }: SessionOptions = {}) {
  const dispatch = useShopDispatch();
  const session = useShopSelector((state) => state.session);

  useEffect(() => {
    if (required) void dispatch(askWhoVisits());
  }, [dispatch, required]);

  const openAuth = useCallback((form: AuthForm = 'login') => void dispatch(authOpened(form)), [dispatch]);
  const closeAuth = useCallback(() => void dispatch(authClosed()), [dispatch]);
  return { ...session, openAuth, closeAuth };
}
