/** Storage key of this tab, which no other one reads: the visitor signed in in it. */
export const SIGNED_IN_HERE_KEY = 'signedInHere';

/** Whether the visitor signed in in this tab, not in another one. Once for each sign-in. */
export function takeSignInHere(): boolean {
  try {
    const isHere = sessionStorage.getItem(SIGNED_IN_HERE_KEY) !== null;
    sessionStorage.removeItem(SIGNED_IN_HERE_KEY);
    return isHere;
  } catch {
    return false;
  }
}
