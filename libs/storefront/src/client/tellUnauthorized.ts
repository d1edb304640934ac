/** Name of the window's event that tells of a call that was refused for want of a session (specification, section 8). */
const AUTHORIZATION_ERROR = 'authorizationError';

/** Tells the window of a call that was refused for want of a session. */
export function tellUnauthorized() {
  window.dispatchEvent(new CustomEvent(AUTHORIZATION_ERROR));
}
