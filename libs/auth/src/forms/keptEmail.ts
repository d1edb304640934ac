import { useEffect } from 'react';

/** Storage key (specification, section 9). */
const KEY = 'user-email';

/** The e-mail address that was last typed into one of the forms, for the others; '' for none. */
export function keptEmail(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return ''; // Storage may be blocked.
  }
}

/** Keeps an address while it is typed. */
export function useKeptEmail(email: string | undefined) {
  useEffect(() => {
    if (email === undefined) return;
    try {
      sessionStorage.setItem(KEY, email.trim());
    } catch {
      // Without storage it is typed again.
    }
  }, [email]);
}

export function forgetEmail() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There is nothing to forget.
  }
}
