/** Storage key (specification, section 9). The session itself is a cookie no script can read; this only says it is there. */
export const REMEMBERED_KEY = 'isAuthenticated';

/** Whether this browser was signed in when it was last seen. */
export function isSessionRemembered(): boolean {
  try {
    return localStorage.getItem(REMEMBERED_KEY) === 'true';
  } catch {
    return false; // Storage may be forbidden.
  }
}

export function rememberSession(isAuthenticated: boolean) {
  try {
    if (isAuthenticated) localStorage.setItem(REMEMBERED_KEY, 'true');
    else localStorage.removeItem(REMEMBERED_KEY);
  } catch {
    // Without storage, the next page asks again.
  }
}
