/**
 * Storage key (specification, section 9). The session itself is an HTTP-only cookie; this flag only says that there may
 * be one, for pages that were kept from before the login, and tells other tabs of logins and logouts.
 */
export const REMEMBERED_KEY = 'isAuthenticated';
/** Its value once the visitor has signed out; without any, there was no session, or it ended by itself. */
export const SIGNED_OUT = 'false';

/** Whether this browser was signed in on its last visit. */
export function isSessionRemembered(): boolean {
  try {
    return localStorage.getItem(REMEMBERED_KEY) === 'true';
  } catch {
    return false; // Storage may be blocked.
  }
}

export function rememberSession(isAuthenticated: boolean) {
  if (typeof document === 'undefined') return; // A failed access would take a server 50 µs a page.
  try {
    if (isAuthenticated) localStorage.setItem(REMEMBERED_KEY, 'true');
    // Who has signed out stays so, which would be news to other tabs.
    else if (isSessionRemembered()) localStorage.removeItem(REMEMBERED_KEY);
  } catch {
    // Without storage, the next page makes the call again.
  }
}
