import { EMAIL_KEY } from '@shop/session/typed-here';
import { useEffect } from 'react';

/** The e-mail address that was last typed into one of the forms, for the others; '' for none. */
export function keptEmail(): string {
  try {
    return sessionStorage.getItem(EMAIL_KEY) ?? '';
  } catch {
    return ''; // Storage may be blocked.
  }
}

/** Keeps an address while it is typed. */
export function useKeptEmail(email: string | undefined) {
  useEffect(() => {
    if (email === undefined) return;
    try {
      sessionStorage.setItem(EMAIL_KEY, email.trim());
    } catch {
      // Without storage it is typed again.
    }
  }, [email]);
}

export function forgetEmail() {
  try {
    sessionStorage.removeItem(EMAIL_KEY);
  } catch {
    // There is nothing to forget.
  }
}
