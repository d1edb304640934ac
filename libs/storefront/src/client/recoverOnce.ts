import { ENTRY_NAME } from '../entry/entryName';

/** Key in the session's storage. Holds the address of the entry script of the build that was recovered from last. */
const KEY = 'recovered-build';

/**
 * Gets a page whose code is gone, as after a deploy, by `recover`, which loads a document. Does so once a build: what the
 * same build still lacks then, another document will not bring. Says whether it did.
 */
export function recoverOnce(recover: () => void): boolean {
  // The scripts it imports, which stand before it, are the same in many builds.
  const build = document.querySelector<HTMLScriptElement>(`script[src*="/${ENTRY_NAME}-"]`)?.src ?? '';
  try {
    if (sessionStorage.getItem(KEY) === build) return false;
    sessionStorage.setItem(KEY, build);
  } catch {
    // Nothing would stop a second time without storage.
    return false;
  }
  recover();
  return true;
}
