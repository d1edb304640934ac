import { useCallback } from 'react';
import type { NavigateOptions } from './Navigator';
import { useNavigator } from './Router';

/** A function that navigates to an address of the shop, or goes a number of entries through the history. */
export function useNavigate(): (to: string | number, options?: NavigateOptions) => void {
  const navigator = useNavigator();
  return useCallback(
    (to, options) => (typeof to === 'number' ? navigator.go(to) : navigator.navigate(to, options)),
    [navigator],
  );
}
