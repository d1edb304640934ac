export { authClosed, authOpened, sessionCookieSeen, sessionReducer } from './sessionSlice';
export type { AuthForm, SessionState, SessionStatus } from './sessionSlice';
export { knownIdentity } from './knownIdentity';
export { loadSession } from './loadSession';
export { SessionSync } from './SessionSync';
export { signedIn, signedOut } from './signedIn';
export { signedInHere, takeSignInHere } from './signedInHere';
export { useKnownIdentity } from './useKnownIdentity';
export { useSession, type SessionOptions } from './useSession';
