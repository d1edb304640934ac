import { REMEMBERED_KEY, SIGNED_OUT } from './rememberedSession';

/** Beginning of the storage keys of this tab under which forms keep what is typed. */
export const TYPED_PREFIX = 'form.';
/** Storage key of the e-mail address that was last typed into a form of accounts (specification, section 9). */
export const EMAIL_KEY = 'user-email';

/** Event of the window: what was typed is forgotten. */
const TYPED_FORGOTTEN = 'typedForgotten';
/** Key of the customer who was last signed in while something may have been typed. */
const CUSTOMER_KEY = `${TYPED_PREFIX}customer`;

/** Forgets what was typed in this tab, so that nobody else finds it filled in. */
export function forgetTyped() {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key === EMAIL_KEY || key.startsWith(TYPED_PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage may be blocked.
  }
  window.dispatchEvent(new Event(TYPED_FORGOTTEN));
}

/** Calls a listener when what was typed is forgotten, which a sign-out in another tab does, too. Gives what ends that. */
export function onTypedForgotten(listener: () => void): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === REMEMBERED_KEY && newValue === SIGNED_OUT) forgetTyped();
  };
  window.addEventListener(TYPED_FORGOTTEN, listener);
  window.addEventListener('storage', follow);
  return () => {
    window.removeEventListener(TYPED_FORGOTTEN, listener);
    window.removeEventListener('storage', follow);
  };
}

/**
 * A form is shown to this customer, or to a visitor without an account: forgets what another customer has typed, whose
 * session ended without signing out, or who has signed out in another tab. What was typed before anybody had signed in stays.
 */
export function keepTypedOf(customerId: string | undefined) {
  try {
    const last = sessionStorage.getItem(CUSTOMER_KEY);
    const isAnother = customerId === undefined ? hasSignedOut() : last !== customerId;
    if (last !== null && isAnother) forgetTyped();
    if (customerId !== undefined) sessionStorage.setItem(CUSTOMER_KEY, customerId);
  } catch {
    // Without storage nothing is kept.
  }
}

const hasSignedOut = () => localStorage.getItem(REMEMBERED_KEY) === SIGNED_OUT;
