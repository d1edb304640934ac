import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Identity } from '@shop/contracts';

export type AuthForm = 'login' | 'register' | 'forgot' | 'reset';
export type SessionStatus = 'unknown' | 'anonymous' | 'authenticated';

export interface SessionState {
  /** `unknown` on the server and until the browser has checked. */
  status: SessionStatus;
  identity: Identity | null;
  /** The form of the auth drawer; closed if none. */
  authForm: AuthForm | null;
  /** The page was requested with a session cookie, so the services know who the visitor is. */
  hasCookie?: true;
}

declare module '@shop/service-client/slices' {
  interface ShopSlices {
    session: SessionState;
  }
}

const initialState: SessionState = { status: 'unknown', identity: null, authForm: null };

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionCookieSeen: (state) => ({ ...state, hasCookie: true }),
    sessionStarted: (state, { payload }: PayloadAction<Identity>) => ({
      ...state,
      status: 'authenticated',
      identity: payload,
    }),
    sessionEnded: (state) => ({ ...state, status: 'anonymous', identity: null }),
    authOpened: (state, { payload }: PayloadAction<AuthForm>) => ({ ...state, authForm: payload }),
    authClosed: (state) => ({ ...state, authForm: null }),
  },
});

export const sessionReducer = sessionSlice.reducer;
export const { sessionCookieSeen, sessionStarted, sessionEnded, authOpened, authClosed } = sessionSlice.actions;
