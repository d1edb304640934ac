import type { ShopDispatch } from '@shop/service-client';
import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { askWhoVisits } from './askWhoVisits';
import { authClosed, authOpened, type AuthForm, type StateWithSession } from './sessionSlice';

export interface SessionOptions {
  /** The page cannot do without knowing: ask the services even where the browser remembers no session. */
  required?: boolean;
}

/** Who visits, and the auth drawer. `unknown` while rendering on the server and until the browser has looked. */
export function useSession({ required = false }: SessionOptions = {}) {
  const dispatch = useDispatch<ShopDispatch>();
  const session = useSelector((state: StateWithSession) => state.session);

  useEffect(() => {
    if (required) void dispatch(askWhoVisits());
  }, [dispatch, required]);

  const openAuth = useCallback((form: AuthForm = 'login') => void dispatch(authOpened(form)), [dispatch]);
  const closeAuth = useCallback(() => void dispatch(authClosed()), [dispatch]);
  return { ...session, openAuth, closeAuth };
}
