import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Whether this is no longer the render that takes over the server's HTML. What is mounted later begins with `true`. Who
 * does not need to know (`isNeeded` false) gets false, and is not rendered again for it.
 */
export function useIsHydrated(isNeeded = true): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => isNeeded,
    () => false,
  );
}
