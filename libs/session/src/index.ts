export { sessionCookieSeen, sessionReducer } from './sessionSlice';
export type { AuthForm, SessionState, SessionStatus } from './sessionSlice';
export { SessionSync } from './SessionSync';
export { signedIn, signedOut } from './signedIn';
export { useSession, type SessionOptions } from './useSession';
