import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Whether this is no longer the render that takes over the server's HTML. What is mounted later begins with `true`. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
