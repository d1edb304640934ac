import { useCallback } from 'react';
import type { NavigateOptions } from './Navigator';
import { useNavigator } from './Router';

/** A function that navigates to an address of the shop. */
export function useNavigate(): (to: string, options?: NavigateOptions) => void {
  const navigator = useNavigator();
  return useCallback((to, options) => navigator.navigate(to, options), [navigator]);
}
