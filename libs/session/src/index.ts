export { authClosed, authOpened, sessionEnded, sessionReducer, sessionStarted } from './sessionSlice';
export type { AuthForm, SessionState, SessionStatus, StateWithSession } from './sessionSlice';
export { askWhoVisits } from './askWhoVisits';
export { SessionSync } from './SessionSync';
export { signedIn, signedOut } from './signedIn';
export { useSession, type SessionOptions } from './useSession';
